import { createTestDatabase, type TestDatabase } from '@portfolio/testkit';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource, emptyPage, inLowered, ownColumns, selectPage, Where } from './index.ts';

class Words1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      CREATE TABLE word (id integer PRIMARY KEY, text text NOT NULL, kind text NOT NULL,
        lowered text GENERATED ALWAYS AS (lower(text COLLATE pg_c_utf8)) STORED);
      INSERT INTO word (id, text, kind) VALUES (1, 'Éclair', 'b'), (2, '100 %', 'a'), (3, '1000', 'a'), (4, 'a_b\\c', 'b');
    `);
  }
  async down() {}
}

const dataSourceOf = (url: string) =>
  createDataSource({ url, entities: [], migrations: [Words1700000000000], applicationName: 'words' });

let testDatabase: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  testDatabase = await createTestDatabase(dataSourceOf);
  database = await dataSourceOf(testDatabase.url).initialize();
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

const ordering = (...names: string[]) =>
  names.map((name) => ({ name: name.replace('-', ''), descending: name.startsWith('-') }));

/** Ids of the page, and how many there are in all. */
async function ids({ where = new Where(), from = 'word', order = ['id'], page = 1, pageSize = 10 } = {}) {
  const { count, results } = await selectPage<{ id: number }>(database, {
    columns: 'word.id',
    from,
    where,
    list: { page, pageSize, ordering: ordering(...order), search: [] },
    orderings: ownColumns('word', ['text', 'kind']),
    key: 'word.id',
  });
  return { count, ids: results.map(({ id }) => id) };
}

describe('a page of a list', () => {
  test.each(['word', 'word CROSS JOIN (SELECT 1) AS other'])(
    'has its rows in order and the number of all: %s',
    async (from) => {
      expect(await ids({ from, order: ['kind'], page: 1, pageSize: 3 })).toEqual({ count: 4, ids: [2, 3, 1] });
      expect(await ids({ from, order: ['kind'], page: 2, pageSize: 3 })).toEqual({ count: 4, ids: [4] });
      expect(await ids({ from, order: ['kind'], page: 3, pageSize: 3 })).toEqual({ count: 4, ids: [] });
    },
  );

  test('is total by the key, which follows the last term', async () => {
    expect((await ids({ order: ['-kind'] })).ids).toEqual([4, 1, 3, 2]);
    expect((await ids({ order: ['kind', '-unknown'] })).ids).toEqual([3, 2, 4, 1]);
  });

  test('works out its columns for its own rows alone', async () => {
    const { results } = await selectPage<{ id: number; made: string }>(database, {
      columns: 'word.id, 1 / (word.id - 1) AS made',
      from: 'word',
      list: { page: 2, pageSize: 1, ordering: [], search: [] },
      orderings: {},
      key: 'word.id',
    });
    expect(results).toEqual([{ id: 2, made: 1 }]);
  });

  // Else whoever asks with ever other words could fill the server's memory with plans.
  test('is planned once where nothing is looked for, whichever page; with words or several orders each time', async () => {
    await database.transaction(async (one) => {
      const plans = async () => {
        const [row] = await one.query<{ count: number }[]>(
          `SELECT count(*)::integer AS count FROM pg_prepared_statements WHERE statement LIKE '%AS once%'`,
        );
        return row?.count;
      };
      const ask = (page: number, order: string[], where = new Where()) =>
        selectPage(one, {
          columns: 'once.id',
          from: 'word AS once',
          where,
          list: { page, pageSize: page, ordering: ordering(...order), search: [] },
          orderings: ownColumns('once', ['text', 'kind']),
          key: 'once.id',
        });
      for (const page of [1, 2, 3]) await ask(page, ['kind']);
      expect(await plans()).toBe(2);
      await ask(1, ['kind', 'text']);
      await ask(1, ['text'], new Where().and('kind =', 'a'));
      expect(await plans()).toBe(2);
    });
  });

  test('may be empty', () => expect(emptyPage()).toEqual({ count: 0, results: [] }));
});

describe('a condition', () => {
  test('numbers its values, and leaves out what was not asked', async () => {
    const where = new Where().and('kind =', 'a').and('id =', undefined).and('id = ANY (', [2, 4], ')');
    expect(where).toMatchObject({ sql: 'kind = $1 AND id = ANY ( $2)', parameters: ['a', [2, 4]] });
    expect(await ids({ where })).toEqual({ count: 1, ids: [2] });
  });

  test.each<[string[], number[]]>([
    [['ÉCL'], [1]],
    [['%'], [2]],
    [['_'], [4]],
    [['\\'], [4]],
    [['1', '%'], [2]],
    [['1', 'x'], []],
    [[], [1, 2, 3, 4]],
  ])('finds %j as it is written, whatever its case', async (terms, found) => {
    expect((await ids({ where: new Where().andSearch(terms, ['kind', 'text']) })).ids).toEqual(found);
    expect((await ids({ where: new Where().andSearch(terms, inLowered('lowered')) })).ids).toEqual(found);
  });
});

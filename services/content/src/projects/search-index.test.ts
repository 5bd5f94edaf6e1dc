import { jest } from '@jest/globals';
import type { ProjectListFilter } from '@portfolio/contracts/content';
import { createTestDatabase, type TestDatabase } from '@portfolio/testkit';
import type { DataSource } from 'typeorm';
import type { ContentContext } from '../context.ts';
import { contentDatabase } from '../database.ts';
import { listProjects } from './projects.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

let testDatabase: TestDatabase;
let database: DataSource;

/** 100,000 projects of the width of real ones, each with two of 200 tags; a fiftieth are drafts. */
beforeAll(async () => {
  testDatabase = await createTestDatabase(contentDatabase);
  database = await contentDatabase(testDatabase.url).initialize();
  // Quick to fill: without what only the chatbot reads, without triggers, and the search index after the rows.
  await database.query(`
    ALTER TABLE project DROP COLUMN search_vector CASCADE;
    SET session_replication_role = replica;
    DO $$
    DECLARE definition text;
      definitions text[] := ARRAY(SELECT pg_get_indexdef(name::regclass)
        FROM unnest('{project_search_idx,project_search_es_idx,project_search_fr_idx}'::text[]) AS name);
    BEGIN
      DROP INDEX project_search_idx, project_search_es_idx, project_search_fr_idx;
      INSERT INTO tag (id, name) SELECT n, 'tag ' || n FROM generate_series(1, 200) n;
      INSERT INTO project (id, slug, title, description, long_description, is_published, created_at)
        SELECT n, 'p-' || n, 'Project ' || words[1 + n % 20] || ' ' || n,
          'Sorts ' || words[1 + n / 20 % 20] || CASE WHEN n % 500 = 1 THEN ' on a dashboard' ELSE '' END,
          repeat('Words that say more. ', 25), n % 50 <> 0, timestamptz '2026-01-01Z' + n * interval '1 minute'
        FROM generate_series(1, 100000) n, (SELECT string_to_array('maps tea cakes routes trains ferries invoices
          parcels gardens shifts notes songs recipes stars photos letters ledgers sensors clocks bridges', ' ')) w(words);
      INSERT INTO project_tag
        SELECT n, 1 + (n + k * 67) % 200, k FROM generate_series(1, 100000) n, generate_series(0, 1) k;
      UPDATE project SET translations = jsonb_build_object('fr', jsonb_build_array(jsonb_build_object(
        'name', 'description', 'original', description, 'text', 'Range ' || CASE id % 700 WHEN 1 THEN 'des voiliers' ELSE 'tout' END)))
        WHERE id % 7 = 1;
      FOREACH definition IN ARRAY definitions LOOP EXECUTE definition; END LOOP;
    END $$;
    RESET session_replication_role`);
  await database.query('VACUUM (ANALYZE) project, project_tag, tag');
}, 120_000);
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

/** What a visitor's list finds, and the plan of the very statement that the use case sent for it, node by node. */
async function planOf(search: string[], filter: Partial<ProjectListFilter>) {
  const query = jest.spyOn(database, 'query');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows without images ask for nothing else
  const visitor = { database, actor: undefined } as unknown as ContentContext;
  const list = { page: 1, pageSize: 12, search, ordering: [{ name: 'created_at', descending: true }] };
  const { count } = await listProjects(visitor, list, { tags: [], is_featured: undefined, ...filter });
  const [statement, values] = query.mock.lastCall!;
  query.mockRestore();
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `EXPLAIN (FORMAT JSON) ${statement}`,
    values,
  );
  const nodesIn = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];
  return { count, nodes: nodesIn(row!['QUERY PLAN'][0].Plan) };
}

test.each<[string, number, string, string[], Partial<ProjectListFilter>]>([
  ['a word', 200, 'project_search_idx', ['dashboard'], {}],
  ['part of a word, in capitals', 200, 'project_search_idx', ['SHBOA'], {}],
  ['two words', 200, 'project_search_idx', ['project', 'dashboard'], {}],
  ['a word that is nowhere', 0, 'project_search_idx', ['no-such-word'], {}],
  ['a word as it reads', 143, 'project_search_fr_idx', ['voiliers'], { language: 'fr' }],
  ['the same where there is another language', 0, 'project_search_es_idx', ['voiliers'], { language: 'es' }],
  ['a word as it is written', 200, 'project_search_idx', ['dashboard'], { language: 'fr' }],
  ['two words, one as it is written', 143, 'project_search_fr_idx', ['project', 'VOILIERS'], { language: 'fr' }],
  ['a tag', 1_000, 'project_tag_tag_idx', [], { tags: [7] }],
  ['one of three tags', 3_000, 'project_tag_tag_idx', [], { tags: [7, 8, 9] }],
  ['a word and a tag', 100, 'project_search_idx', ['dashboard'], { tags: [2] }],
  ['everything, newest first', 98_000, 'project_newest_published_idx', [], {}],
])('among 100,000 projects, %s (%d found) is answered from %s', async (_, found, index, search, filter) => {
  const { count, nodes } = await planOf(search, filter);
  expect(count).toBe(found);
  expect(nodes.map((node) => node['Index Name'])).toContain(index);
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'project')).toEqual([]);
});

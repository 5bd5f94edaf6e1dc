import { inScope, type Scope } from '@portfolio/service-kit/row-security';
import type { DataSource } from 'typeorm';

/** Whose a table's rows are. */
export interface Owned {
  /** The column that says it. */
  column: string;
  /** SQL: the rows of user `$1`. Default: those with the user's number in the column. */
  rows?: string;
}

type Ask = (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;

/** What row-level security does by itself, with no condition in any statement: for services whose rows belong to users. */
export class OwnedTables {
  readonly #ask: Ask;
  readonly #bare: DataSource;
  readonly #owned: Readonly<Record<string, Owned>>;

  /**
   * @param ask as a superuser, whom it does not bind
   * @param bare the service's own data source, with its own role
   * @param owned by table
   */
  constructor(ask: Ask, bare: DataSource, owned: Readonly<Record<string, Owned>>) {
    [this.#ask, this.#bare, this.#owned] = [ask, bare, owned];
  }

  /** Tables about which nothing is said, those that are gone, and those with an owner that the database does not guard from everybody. */
  async decided(ownerless: readonly string[]): Promise<Record<'undecided' | 'gone' | 'unguarded', string[]>> {
    const found = await this.#ask(
      `SELECT relname AS name, relrowsecurity AND relforcerowsecurity AS forced FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> 'migrations' ORDER BY 1`,
    );
    const names = found.map(({ name }) => String(name));
    const said = [...Object.keys(this.#owned), ...ownerless];
    return {
      undecided: names.filter((name) => !said.includes(name)),
      gone: said.filter((name) => !names.includes(name)),
      unguarded: found
        .filter(({ name, forced }) => String(name) in this.#owned && !forced)
        .map(({ name }) => String(name)),
    };
  }

  /** What of each table is there in a scope: `all`, `none`, `own` for exactly the rows of `user`, of whom there must be some. */
  reached(scope: Scope | undefined, user: number): Promise<Record<string, string>> {
    return this.#ofEach(async (table) => {
      const places = (rows: Record<string, unknown>[]) =>
        rows
          .map(({ place }) => String(place))
          .toSorted()
          .join(' ');
      const select = `SELECT ctid::text AS place FROM ${table}`;
      const read = () => this.#bare.query<Record<string, unknown>[]>(select);
      const seen = places(await (scope === undefined ? read() : inScope(scope, read)));
      const own = places(await this.#ask(`${select} WHERE ${this.#rowsOf(table)}`, [user]));
      const all = places(await this.#ask(select));
      if (!own || own === all) return 'no rows to tell apart';
      return { '': 'none', [own]: 'own', [all]: 'all' }[seen] ?? `${seen} of ${all}`;
    });
  }

  /** Tries to change, and to delete, all rows of `foreign` as `user`. @returns how many were */
  changed(user: number, foreign: number): Promise<Record<string, number>> {
    return this.#ofEach(async (table, { column }) => {
      const rows = await this.#ask(`SELECT ctid::text AS place FROM ${table} WHERE ${this.#rowsOf(table)}`, [foreign]);
      const tried = async (sql: string) => {
        const change = () =>
          this.#bare.query<[unknown, number]>(`${sql} WHERE ctid::text = ANY ($1)`, [rows.map(({ place }) => place)]);
        return inScope({ user }, change).then(([, count]) => count, refusedAlways);
      };
      return (await tried(`UPDATE ${table} SET ${column} = ${column}`)) + (await tried(`DELETE FROM ${table}`));
    });
  }

  /** Tries to make a row for `foreign`, and to give own ones to them, as `user`. @returns what the database said */
  taken(user: number, foreign: number): Promise<Record<string, string[]>> {
    return this.#ofEach(async (table, { column }) => {
      const [{ columns } = {}] = await this.#ask(
        `SELECT string_agg(attname, ', ') AS columns FROM pg_attribute
         WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
        [table],
      );
      const [{ row } = {}] = await this.#ask(
        `SELECT to_json(${table}) AS row FROM ${table} WHERE ${this.#rowsOf(table)}`,
        [foreign],
      );
      const theirs = `json_populate_record(NULL::${table}, $1)`;
      const tried = (sql: string) =>
        inScope({ user }, () => this.#bare.query(sql, [JSON.stringify(row)])).then(
          () => 'taken',
          (error: unknown) =>
            /violates row-level security/.test(String(error)) || refusedAlways(error) === 0 ? 'refused' : String(error),
        );
      return [
        await tried(
          `INSERT INTO ${table} (${String(columns)}) OVERRIDING SYSTEM VALUE SELECT ${String(columns)} FROM ${theirs}`,
        ),
        await tried(`UPDATE ${table} SET ${column} = (${theirs}).${column}`),
      ];
    });
  }

  /** The same of each table, to compare with. */
  each<Result>(result: Result): Record<string, Result> {
    return Object.fromEntries(Object.keys(this.#owned).map((table) => [table, result]));
  }

  #rowsOf(table: string): string {
    const { column, rows = `${column} = $1` } = this.#owned[table]!;
    return rows;
  }

  async #ofEach<Result>(work: (table: string, owned: Owned) => Promise<Result>): Promise<Record<string, Result>> {
    const done = Object.entries(this.#owned).map(async ([table, owned]) => [table, await work(table, owned)] as const);
    return Object.fromEntries(await Promise.all(done));
  }
}

/** No row is changed in a table that nobody may change. @throws what is no refusal */
function refusedAlways(error: unknown): number {
  if (/permission denied for table/.test(String(error))) return 0;
  throw error;
}

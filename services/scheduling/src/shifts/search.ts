import { alphabetical, containing, type Where } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';

/** More titles than this are looked for in each shift. */
const mostTitles = 2_000;

/** What a term is found in: a shift is found by its title, and by the names of its client, location and employee. */
interface Found {
  /** How many shifts have each title; undefined where there are more than {@link mostTitles}. */
  titles: ReadonlyMap<string, number> | undefined;
  titled: number;
  clients: number[];
  locations: number[];
  /** Whose locations these are. */
  ownersOfLocations: number[];
  employees: number[];
  /** About how many shifts that may be. */
  size: number;
}

/** A search, looked up in the tables of names and kept titles, so that no shift is read or joined for it. */
export class Search {
  readonly #terms: readonly { pattern: string; found: Found }[];

  constructor(terms: readonly { pattern: string; found: Found }[]) {
    // The rarest first: its shifts are looked through for the other terms.
    this.#terms = terms.toSorted((one, other) => one.found.size - other.found.size);
  }

  get isEmpty(): boolean {
    return this.#terms.length === 0;
  }

  /** How many shifts match by their titles alone, as kept numbers say it; undefined where they do not. */
  get keptTitles(): number | undefined {
    const [first, ...others] = this.#terms.map(({ found }) => found);
    if (!first || others.length === 0) return first?.titled;
    // A shift can match one term by its title and another by a name.
    if (![first, ...others].every((found) => isInTitles(found) && found.titles)) return undefined;
    const titles = [...first.titles!].filter(([title]) => others.every((found) => found.titles!.has(title)));
    return titles.reduce((sum, [, count]) => sum + count, 0);
  }

  /** Clients who alone can have a shift that matches; undefined for all. */
  get clients(): number[] | undefined {
    return this.#narrowest(
      (found) => found.titled === 0 && found.employees.length === 0,
      (found) => [...new Set([...found.clients, ...found.ownersOfLocations])],
    );
  }

  /** Employees who alone can have a shift that matches; undefined for all. */
  get employees(): number[] | undefined {
    return this.#narrowest(
      (found) => found.titled === 0 && found.clients.length === 0 && found.locations.length === 0,
      (found) => found.employees,
    );
  }

  /** A condition that holds for the shifts that match. @param where gets its parameters */
  condition(where: Where): string {
    return this.#terms.map((term) => inAny(conditionsOf(where, term))).join(' AND ');
  }

  /**
   * Conditions, each of which an index answers by itself, that together hold for the shifts that match, and no two of
   * them for the same shift.
   * @param where gets their parameters
   * @param withoutTitles leaves out what matches by its title
   */
  parts(where: Where, { withoutTitles = false } = {}): string[] {
    const [first, ...others] = this.#terms;
    if (!first || (withoutTitles && this.#terms.every(({ found }) => isInTitles(found)))) return [];
    const kinds = conditionsOf(where, first);
    if (kinds.length === 0) return [];
    const rest = others.map((term) => inAny(conditionsOf(where, term)));
    const parts = kinds.map(({ sql, by }, index) => {
      const before = kinds.slice(0, index).map((kind) => `(${kind.sql}) IS NOT TRUE`);
      return [...(by ? [by()] : []), sql, ...before, ...rest].join(' AND ');
    });
    return withoutTitles && isTitled(first.found) ? parts.slice(1) : parts;
  }

  #narrowest(isNarrow: (found: Found) => boolean, idsOf: (found: Found) => number[]): number[] | undefined {
    const narrow = this.#terms.filter(({ found }) => isNarrow(found)).map(({ found }) => idsOf(found));
    return narrow.toSorted((one, other) => one.length - other.length)[0];
  }
}

const isTitled = ({ titles }: Found) => titles?.size !== 0;

const isInTitles = ({ clients, locations, employees }: Found) =>
  clients.length + locations.length + employees.length === 0;

interface Condition {
  sql: string;
  /** What an index finds them by, if not by `sql`. */
  by?: () => string;
}

const inAny = (conditions: readonly Condition[]) => `(${conditions.map(({ sql }) => sql).join(' OR ') || 'FALSE'})`;

function conditionsOf(where: Where, { pattern, found }: { pattern: string; found: Found }): Condition[] {
  const isAmong = (column: string, ids: readonly number[]) => `${column} = ANY (${where.parameter(ids)}::integer[])`;
  const conditions: Condition[] = [];
  if (!found.titles) conditions.push({ sql: `shift.title ILIKE ${where.parameter(pattern)}` });
  else if (found.titles.size > 0) {
    conditions.push({
      sql: `${alphabetical('shift.title')} = ANY (${where.parameter([...found.titles.keys()])}::text[])`,
    });
  }
  if (found.clients.length > 0) conditions.push({ sql: isAmong('shift.client_id', found.clients) });
  if (found.employees.length > 0) conditions.push({ sql: isAmong('shift.employee_id', found.employees) });
  if (found.locations.length > 0) {
    conditions.push({
      sql: isAmong('shift.location_id', found.locations),
      by: () => isAmong('shift.client_id', found.ownersOfLocations),
    });
  }
  return conditions;
}

/**
 * Looks the terms of a search up.
 * @param company whose shifts are searched; undefined for those of all that the caller administers
 */
export async function lookUp(
  database: DataSource,
  terms: readonly string[],
  company: number | undefined,
): Promise<Search> {
  if (terms.length === 0) return new Search([]);
  const patterns = terms.map(containing);
  const rows = await database.query<Row[]>(lookUpSql(terms.length > 1, company !== undefined), [
    patterns,
    ...(company === undefined ? [] : [company]),
  ]);
  return new Search(rows.map((row, index) => ({ pattern: patterns[index]!, found: foundOf(row) })));
}

interface Row {
  titles: Record<string, number> | null;
  title_count: string;
  titled: string;
  clients: number[];
  locations: { id: number; client: number }[];
  employees: number[];
  /** Shifts for one client, and for one employee, on average. */
  per_client: string;
  per_employee: string;
}

function foundOf(row: Row): Found {
  const { clients, employees } = row;
  const titled = Number(row.titled);
  const owners = [...new Set(row.locations.map(({ client }) => client))];
  return {
    titles: Number(row.title_count) > mostTitles ? undefined : new Map(Object.entries(row.titles ?? {})),
    titled,
    clients,
    locations: row.locations.map(({ id }) => id),
    ownersOfLocations: owners,
    employees,
    size:
      titled + (clients.length + owners.length) * Number(row.per_client) + employees.length * Number(row.per_employee),
  };
}

/** $1 patterns, $2 company. */
function lookUpSql(isWeighed: boolean, isOfOne: boolean): string {
  const own = isOfOne ? 'company_id = $2 AND' : '';
  const average = (table: string) =>
    isWeighed
      ? `(SELECT sum(change) FROM shift_tally WHERE ${own} TRUE) / (SELECT greatest(count(*), 1) FROM ${table} WHERE ${own} TRUE)`
      : '0';
  return `SELECT title.*, coalesce(${average('client')}, 0) AS per_client, coalesce(${average('employee')}, 0) AS per_employee,
      ARRAY(SELECT id FROM client WHERE ${own} name ILIKE pattern) AS clients,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'client', client_id)), '[]')
        FROM location WHERE ${own} name ILIKE pattern) AS locations,
      ARRAY(SELECT id FROM employee WHERE ${own} (first_name ILIKE pattern OR last_name ILIKE pattern)) AS employees
    FROM unnest($1::text[]) WITH ORDINALITY AS term (pattern, position),
      LATERAL (
        SELECT json_object_agg(title, count) FILTER (WHERE number <= ${mostTitles}) AS titles,
          count(*) AS title_count, coalesce(sum(count), 0) AS titled
        FROM (
          SELECT title, sum(change) AS count, row_number() OVER () AS number FROM shift_title_tally
          WHERE ${own} title ILIKE pattern GROUP BY title HAVING sum(change) <> 0
        ) AS each
      ) AS title
    ORDER BY position`;
}

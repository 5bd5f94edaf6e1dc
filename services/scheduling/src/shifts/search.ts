import { alphabetical, containing, type Where } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';

/** More titles than this are looked for in each shift. */
const mostTitles = 2_000;

/** By what a shift is found, in the order in which parts of a search leave out what those before have. */
const kinds = ['title', 'client', 'employee', 'location'] as const;
type Kind = (typeof kinds)[number];

const columns: Record<Kind, { sql: string; type: string }> = {
  title: { sql: alphabetical('shift.title'), type: 'text' },
  client: { sql: 'shift.client_id', type: 'integer' },
  employee: { sql: 'shift.employee_id', type: 'integer' },
  location: { sql: 'shift.location_id', type: 'integer' },
};

type Value = string | number;

/** A term of a search, and what it was found in. */
interface Term {
  pattern: string;
  /** How many shifts each title, client, employee and location has that the term is found in. */
  found: Record<Kind, ReadonlyMap<Value, number>>;
  /** There are more than {@link mostTitles}: `found` has none. */
  hasManyTitles: boolean;
  /** Whose locations these are. */
  owners: number[];
  /** How many shifts that may be. */
  size: number;
}

/** Shifts that match every term by the same of their columns, whose number is kept. */
interface Kept {
  kind: Kind;
  values: ReadonlySet<Value>;
  count: number;
}

/** A search, looked up in the tables of names and kept numbers, so that no shift is read or joined for it. */
export class Search {
  readonly #terms: readonly Term[];

  constructor(terms: readonly Term[]) {
    // The rarest first: its shifts are looked through for the other terms.
    this.#terms = terms.toSorted((one, other) => one.size - other.size);
  }

  get isEmpty(): boolean {
    return this.#terms.length === 0;
  }

  /** The most that match of which the number is kept. */
  get kept(): Kept | undefined {
    const [first, ...others] = this.#terms;
    if (!first) return undefined;
    const each = kinds
      .filter((kind) => kind !== 'title' || !this.#terms.some(({ hasManyTitles }) => hasManyTitles))
      .map((kind) => {
        const common = [...first.found[kind]].filter(([value]) => others.every(({ found }) => found[kind].has(value)));
        const count = common.reduce((sum, [, number]) => sum + number, 0);
        return { kind, values: new Set(common.map(([value]) => value)), count };
      });
    return each.toSorted((one, other) => other.count - one.count)[0];
  }

  /** Clients who alone can have a shift that matches; undefined for all. */
  get clients(): Value[] | undefined {
    return this.#narrowest(['client', 'location'], ({ found, owners }) => [
      ...new Set([...found.client.keys(), ...owners]),
    ]);
  }

  /** Employees who alone can have a shift that matches; undefined for all. */
  get employees(): Value[] | undefined {
    return this.#narrowest(['employee'], ({ found }) => [...found.employee.keys()]);
  }

  /** A condition that holds for the shifts that match. @param where gets its parameters */
  condition(where: Where): string {
    const conditions = new Conditions(where);
    return this.#terms.map((term) => conditions.any(term) ?? 'FALSE').join(' AND ');
  }

  /**
   * Conditions, each of which an index answers by itself, that together hold for the shifts that match, and no two of
   * them for the same shift.
   * @param where gets their parameters
   * @param kept are left out
   */
  parts(where: Where, kept?: Kept): string[] {
    const [first, ...others] = this.#terms;
    if (!first) return [];
    const conditions = new Conditions(where);
    return kinds.flatMap((kind, index) => {
      const isMany = kind === 'title' && first.hasManyTitles;
      const values = [...first.found[kind].keys()].filter((value) => kind !== kept?.kind || !kept.values.has(value));
      if (values.length === 0 && !isMany) return [];
      const known = isMany ? undefined : { kind, values: new Set(values) };
      // Before anything is numbered: a statement has no parameter that it does not use.
      if (!others.every((term) => canMatch(term, known))) return [];
      const before = kinds.slice(0, index).map((earlier) => conditions.of(first, earlier));
      const left = kept && kept.kind !== kind ? [conditions.among(kept.kind, [...kept.values])] : [];
      return [
        [
          // Locations have no index of their own.
          kind === 'location' && conditions.among('client', first.owners),
          isMany ? conditions.of(first, 'title') : conditions.among(kind, values),
          ...[...before, ...left].map((condition) => condition && `(${condition}) IS NOT TRUE`),
          ...others.map((term) => conditions.any(term, known)),
        ]
          .filter(Boolean)
          .join(' AND '),
      ];
    });
  }

  /** @param within the kinds in which a narrow term is found, and in no others */
  #narrowest(within: readonly Kind[], valuesOf: (term: Term) => Value[]): Value[] | undefined {
    const isNarrow = ({ found, hasManyTitles }: Term) =>
      !hasManyTitles && kinds.every((kind) => within.includes(kind) || found[kind].size === 0);
    const narrow = this.#terms.filter(isNarrow).map(valuesOf);
    return narrow.toSorted((one, other) => one.length - other.length)[0];
  }
}

/** Values of one column to which shifts are narrowed already. */
interface Known {
  kind: Kind;
  values: ReadonlySet<Value>;
}

/** In which values of a column a term is found, of those that are left. */
const valuesIn = ({ found }: Term, kind: Kind, known?: Known): Value[] =>
  [...found[kind].keys()].filter((value) => kind !== known?.kind || known.values.has(value));

const canMatch = (term: Term, known?: Known): boolean =>
  term.hasManyTitles || kinds.some((kind) => valuesIn(term, kind, known).length > 0);

/** Conditions of one statement. */
class Conditions {
  readonly #where: Where;
  readonly #numbered = new Map<string, string>();

  constructor(where: Where) {
    this.#where = where;
  }

  /** @returns undefined where there are no values */
  among(kind: Kind, values: readonly Value[]): string | undefined {
    if (values.length === 0) return undefined;
    const { sql, type } = columns[kind];
    return `${sql} = ANY (${this.#number(kind + values.join('\0'), values)}::${type}[])`;
  }

  /** The term is found in that column. */
  of(term: Term, kind: Kind, known?: Known): string | undefined {
    if (kind === 'title' && term.hasManyTitles) return `shift.title ILIKE ${this.#number(term.pattern, term.pattern)}`;
    return this.among(kind, valuesIn(term, kind, known));
  }

  /** The term is found in some column. */
  any(term: Term, known?: Known): string | undefined {
    const each = kinds.map((kind) => this.of(term, kind, known)).filter((condition) => condition !== undefined);
    return each.length > 0 ? `(${each.join(' OR ')})` : undefined;
  }

  /** The same value has one number, however often it is asked. */
  #number(key: string, value: unknown): string {
    const known = this.#numbered.get(key) ?? this.#where.parameter(value);
    this.#numbered.set(key, known);
    return known;
  }
}

/** Whose shifts are searched. */
interface Within {
  /** Undefined for those of all companies that the caller administers. */
  company: number | undefined;
  /** Of which shifts numbers are wanted; undefined for all. */
  status: string | undefined;
}

/** Looks the terms of a search up. */
export async function lookUp(database: DataSource, terms: readonly string[], within: Within): Promise<Search> {
  if (terms.length === 0) return new Search([]);
  const patterns = terms.map(containing);
  const { company, status } = within;
  const given = [company, status].filter((value) => value !== undefined);
  const rows = await database.query<Row[]>(lookUpSql(within), [patterns, ...given]);
  return new Search(rows.map((row, index) => termOf(patterns[index]!, row)));
}

type Numbers = [value: Value, count: number][];

interface Row {
  titles: Numbers;
  title_count: number;
  titled: number;
  clients: Numbers;
  employees: Numbers;
  locations: [id: number, count: number, client: number][];
}

function termOf(pattern: string, row: Row): Term {
  const hasManyTitles = row.title_count > mostTitles;
  const found = {
    title: new Map(hasManyTitles ? [] : row.titles),
    client: new Map(row.clients),
    employee: new Map(row.employees),
    location: new Map(row.locations.map(([id, count]) => [id, count])),
  };
  const named = [found.client, found.employee, found.location].flatMap((counts) => [...counts.values()]);
  return {
    pattern,
    found,
    hasManyTitles,
    owners: [...new Set(row.locations.map(([, , client]) => client))],
    size: row.titled + named.reduce((sum, count) => sum + count, 0),
  };
}

/** $1 patterns, then company and status where they are given. */
function lookUpSql({ company, status }: Within): string {
  const own = company === undefined ? '' : 'company_id = $2 AND';
  const ofStatus = status === undefined ? '' : `AND status = $${company === undefined ? 2 : 3}`;
  /** Those in whose names it is that have shifts. */
  const named = (table: Exclude<Kind, 'title'>, matches: string, more = '') => `
    (SELECT coalesce(json_agg(json_build_array(id, count ${more})), '[]')
     FROM ${table}, LATERAL (
       SELECT sum(change) AS count FROM shift_reference_tally AS tally
       WHERE tally.company_id = ${table}.company_id AND refers_to = '${table}' AND referred_id = ${table}.id ${ofStatus}
     ) AS kept
     WHERE ${own} (${matches}) AND count > 0) AS ${table}s`;
  return `SELECT title.*, ${named('client', 'name ILIKE pattern')}, ${named('location', 'name ILIKE pattern', ', client_id')},
      ${named('employee', 'first_name ILIKE pattern OR last_name ILIKE pattern')}
    FROM unnest($1::text[]) WITH ORDINALITY AS term (pattern, position),
      LATERAL (
        SELECT coalesce(json_agg(json_build_array(title, count)) FILTER (WHERE number <= ${mostTitles}), '[]') AS titles,
          count(*)::integer AS title_count, coalesce(sum(count), 0)::integer AS titled
        FROM (
          SELECT title, sum(change) AS count, row_number() OVER () AS number FROM shift_title_tally
          WHERE ${own} title ILIKE pattern ${ofStatus} GROUP BY title HAVING sum(change) <> 0
        ) AS each
      ) AS title
    ORDER BY position`;
}

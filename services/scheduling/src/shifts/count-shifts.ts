import type { ShiftListFilter } from '@portfolio/contracts/scheduling';
import { Where } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';
import type { Search } from './search.ts';

/**
 * How many shifts match, exactly. The numbers of each company, status and day are kept (`tally.ts`): of lists that are
 * narrowed by these alone, only the shifts at the ends of the range are counted, whatever the time zones there. So are the
 * numbers of each title, of which a search without any filter is the sum.
 * @param company 'all' for a superuser who asks for none
 * @param where the condition of the list without its search
 */
export async function countShifts(
  database: DataSource,
  filter: ShiftListFilter,
  { company, where, search }: { company: number | 'all'; where: Where; search: Search },
): Promise<number> {
  if (!search.isEmpty) return countFound(database, filter, where, search);
  const isKept = filter.client === undefined && filter.employee === undefined;
  const [from, until] = [dayOf(filter.start_after), dayOf(filter.end_before)];
  // An instant as the end is one of the end, of which no numbers are kept.
  if (!isKept || (filter.end_before !== undefined && filter.end_before.length > dayLength)) {
    return numberOf(database, `SELECT count(*) AS count FROM shift WHERE ${where.sql}`, where.parameters);
  }
  const kept = new Where()
    .and('company_id =', company === 'all' ? undefined : company)
    .and('status =', filter.status)
    .and('day >', from)
    .and('day <', until);
  const [inner, ...edges] = await Promise.all([
    numberOf(database, `SELECT sum(change) AS count FROM shift_tally WHERE ${kept.sql}`, kept.parameters),
    ...edgesOf(from, until).map((edge) =>
      numberOf(database, `SELECT count(*) AS count FROM shift WHERE ${where.sql} AND ${edge}`, where.parameters),
    ),
  ]);
  return edges.reduce((sum, edge) => sum + edge, inner);
}

/** What is kept of titles is not counted again. */
async function countFound(
  database: DataSource,
  filter: ShiftListFilter,
  where: Where,
  search: Search,
): Promise<number> {
  const isNarrowed = [filter.status, filter.client, filter.employee, filter.start_after, filter.end_before].some(
    (value) => value !== undefined,
  );
  const kept = isNarrowed ? undefined : search.keptTitles;
  const parts = search.parts(where, { withoutTitles: kept !== undefined });
  if (parts.length === 0) return kept ?? 0;
  const counts = parts.map((part) => `(SELECT count(*) FROM shift WHERE ${where.sql} AND ${part})`);
  return (kept ?? 0) + (await numberOf(database, `SELECT ${counts.join(' + ')} AS count`, where.parameters));
}

async function numberOf(database: DataSource, sql: string, parameters: unknown[]): Promise<number> {
  const [row] = await database.query<{ count: string | null }[]>(sql, parameters);
  return Number(row?.count ?? 0);
}

const dayLength = 'YYYY-MM-DD'.length;

/** The day of a bound in UTC. Wherever a day is meant, the UTC days between two bounds are whole within them. */
const dayOf = (bound: string | undefined): string | undefined =>
  bound !== undefined && bound.length > dayLength ? new Date(bound).toISOString().slice(0, dayLength) : bound;

/** Conditions for the shifts in range whose UTC day is not between the days of the bounds; none holds for two of them. */
function edgesOf(from: string | undefined, until: string | undefined): string[] {
  const midnight = (day: string, days = 0) => `('${day}'::date + ${days})::timestamp AT TIME ZONE 'UTC'`;
  const afterFirst = from && midnight(from, 1);
  return [
    ...(afterFirst ? [`shift.start_time < ${afterFirst}`] : []),
    ...(until
      ? [`shift.start_time >= ${midnight(until)}${afterFirst ? ` AND shift.start_time >= ${afterFirst}` : ''}`]
      : []),
  ];
}

import type { ShiftListFilter } from '@portfolio/contracts/scheduling';
import { Where } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';
import type { Search } from './search.ts';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import { z } from 'zod';

const name = 'add-up-shifts';

export const tallySchedule: Schedule = { task: name, cron: '*/10 * * * *' };

/**
 * Adds up what statements have noted of the numbers of shifts (migrations/baseline/tallies.ts), so that there are
 * few rows to sum. One statement each: whoever counts meanwhile sees the rows before or the sums after, which are the same number.
 */
export const tallyTask = (database: DataSource): Task =>
  task(name, z.object({}), async () => {
    await database.query(
      `WITH noted AS (DELETE FROM shift_tally RETURNING *)
       INSERT INTO shift_tally SELECT company_id, status, day, sum(change) FROM noted GROUP BY company_id, status, day
       HAVING sum(change) <> 0`,
    );
    for (const [table, kept] of Object.entries(sums)) await database.query(addUpSql(table, kept.split(', ')));
  });

/** Tables whose sums stay beside what is noted, by what they keep numbers. */
const sums = {
  shift_title_tally: 'company_id, title, status',
  shift_reference_tally: 'company_id, refers_to, referred_id, status',
};

const addUpSql = (table: string, kept: readonly string[]) => `
  WITH noted AS (SELECT DISTINCT ${kept.join(', ')} FROM ${table} WHERE NOT is_sum),
    gone AS (
      DELETE FROM ${table} USING noted WHERE ${kept.map((column) => `${table}.${column} = noted.${column}`).join(' AND ')}
      RETURNING ${table}.*)
  INSERT INTO ${table} (${kept.join(', ')}, change, is_sum)
  SELECT ${kept.join(', ')}, sum(change), true FROM gone GROUP BY ${kept.join(', ')} HAVING sum(change) <> 0`;

/**
 * How many shifts match, exactly. The numbers of each company, status and day are kept (`tally.ts`): of lists that are
 * narrowed by these alone, only the shifts at the ends of the range are counted, whatever the time zones there. So are the
 * numbers of each client and employee, and of each title, of which searches are sums.
 * @param companies the condition of the list's companies, for a table
 * @param where the condition of the list without its search
 */
export async function countShifts(
  database: DataSource,
  filter: ShiftListFilter,
  { companies, where, search }: { companies: (table: string) => Where; where: Where; search: Search },
): Promise<number> {
  const { client, employee, status, start_after, end_before } = filter;
  const isDated = start_after !== undefined || end_before !== undefined;
  const isOfOne = client !== undefined || employee !== undefined;
  if (!search.isEmpty) {
    const all = isDated || isOfOne ? undefined : companies('shift_tally').and('status =', status);
    return countFound(database, { where, search, all });
  }
  const [from, until] = [dayOf(start_after), dayOf(end_before)];
  const isOfBoth = client !== undefined && employee !== undefined;
  // An instant as the end is one of the end, of which no numbers are kept.
  if (isOfBoth || (isOfOne && isDated) || (end_before !== undefined && end_before.length > dayLength)) {
    return numberOf(database, `SELECT count(*) AS count FROM shift WHERE ${where.sql}`, where.parameters);
  }
  const table = isOfOne ? 'shift_reference_tally' : 'shift_tally';
  const kept = companies(table).and('status =', status).and('day >', from).and('day <', until);
  if (isOfOne) {
    kept.and('refers_to =', client === undefined ? 'employee' : 'client').and('referred_id =', client ?? employee);
  }
  const [inner, ...edges] = await Promise.all([
    keptNumber(database, table, kept),
    ...edgesOf(from, until).map((edge) =>
      numberOf(database, `SELECT count(*) AS count FROM shift WHERE ${where.sql} AND ${edge}`, where.parameters),
    ),
  ]);
  return edges.reduce((sum, edge) => sum + edge, inner);
}

/** What is kept is not counted again. @param all the condition of kept numbers; undefined for a list that has none */
async function countFound(
  database: DataSource,
  { where, search, all }: { where: Where; search: Search; all: Where | undefined },
): Promise<number> {
  const kept = all && search.kept;
  const parts = search.parts(where, kept);
  const known = kept?.count ?? 0;
  if (parts.length === 0) return known;
  // A word that all shifts have, such as a letter, is not looked for in those that are left: there are none.
  if (all && known > many && (await keptNumber(database, 'shift_tally', all)) === known) return known;
  const counts = parts.map((part) => `(SELECT count(*) FROM shift WHERE ${where.sql} AND ${part})`);
  return known + (await numberOf(database, `SELECT ${counts.join(' + ')} AS count`, where.parameters));
}

/** Counting as many takes longer than asking for a kept number. */
const many = 10_000;

const keptNumber = (database: DataSource, table: string, { sql, parameters }: Where) =>
  numberOf(database, `SELECT sum(change) AS count FROM ${table} WHERE ${sql}`, parameters);

async function numberOf(database: DataSource, sql: string, parameters: unknown[]): Promise<number> {
  const [row] = await database.query<{ count: string | null }[]>(sql, parameters);
  return Number(row?.count ?? 0);
}

const dayLength = 'YYYY-MM-DD'.length;

/** The day of a bound in UTC. Wherever a day is meant, the UTC days between two bounds are whole within them. */
export const dayOf = (bound: string | undefined): string | undefined =>
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

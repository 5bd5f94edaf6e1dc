import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
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

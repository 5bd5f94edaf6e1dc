import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const name = 'add-up-shifts';

export const tallySchedule: Schedule = { task: name, cron: '*/10 * * * *' };

/**
 * Adds up what statements have noted of the numbers of shifts (migrations `ShiftLists` and `ShiftTitles`), so that there are
 * few rows to sum. One statement each: whoever counts meanwhile sees the rows before or the sums after, which are the same number.
 */
export const tallyTask = (database: DataSource): Task =>
  task(name, z.object({}), async () => {
    await database.query(
      `WITH noted AS (DELETE FROM shift_tally RETURNING *)
       INSERT INTO shift_tally SELECT company_id, status, day, sum(change) FROM noted GROUP BY company_id, status, day
       HAVING sum(change) <> 0`,
    );
    await database.query(
      `WITH noted AS (SELECT DISTINCT company_id, title FROM shift_title_tally WHERE NOT is_sum),
         gone AS (
           DELETE FROM shift_title_tally USING noted
           WHERE shift_title_tally.company_id = noted.company_id AND shift_title_tally.title = noted.title
           RETURNING shift_title_tally.*)
       INSERT INTO shift_title_tally SELECT company_id, title, sum(change), true FROM gone GROUP BY company_id, title
       HAVING sum(change) <> 0`,
    );
  });

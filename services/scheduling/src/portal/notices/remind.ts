import { noticeDays } from '@portfolio/contracts/scheduling';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { knownShifts } from '../../shared/sql/shift-tables.ts';
import { tellNotice } from './tell-notice.ts';

const remind = 'remind-of-shifts';

/** Issue and readings.md: a reminder goes out so long before a shift starts. */
export const reminderHours = 12;

export const reminderSchedule: Schedule = { task: remind, cron: '* * * * *' };

/**
 * Opens a reminder of each shift that starts within twelve hours, once, and queues its telling in the same statement. Whoever
 * was told of the shift within those hours needs none.
 */
export const reminderTask = (database: DataSource): Task =>
  task(remind, z.object({}), async () => {
    await database.query(
      `WITH due AS (
         INSERT INTO notice (company_id, employee_id, reminder_of, reminder_start)
         SELECT shift.company_id, shift.employee_id, shift.id, shift.start_time
         FROM ${knownShifts} JOIN employee ON employee.id = shift.employee_id
         WHERE shift.status = 'scheduled' AND shift.checked_in_at IS NULL
           AND shift.start_time > now() AND shift.start_time <= now() + make_interval(hours => $1)
           AND employee.user_id IS NOT NULL AND employee.status = 'active'
           AND NOT EXISTS (
             SELECT FROM notice_shift JOIN notice ON notice.id = notice_id
             WHERE shift_id = shift.id AND notice.employee_id = shift.employee_id AND after IS NOT NULL
               AND notice.created_at > shift.start_time - make_interval(hours => $1))
         ON CONFLICT ON CONSTRAINT notice_reminder_key DO NOTHING
         RETURNING id, company_id, reminder_of
       ), noted AS (
         INSERT INTO notice_shift (notice_id, company_id, shift_id, after)
         SELECT due.id, due.company_id, shift.id, noted_plan(to_jsonb(shift))
         FROM due JOIN ${knownShifts} ON shift.id = reminder_of
       )
       SELECT graphile_worker.add_job($2, json_build_object('payload', json_build_object('notice', id))) FROM due`,
      [reminderHours, tellNotice],
    );
  });

const forget = 'forget-notices';

export const forgetNoticesSchedule: Schedule = { task: forget, cron: '23 * * * *' };

/** What was told half a year ago is of no use any more. */
export const forgetNoticesTask = (database: DataSource): Task =>
  task(forget, z.object({}), async () => {
    await database.query(`DELETE FROM notice WHERE created_at < now() - make_interval(days => $1)`, [noticeDays]);
  });

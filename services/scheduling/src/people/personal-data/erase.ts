import { payRecordYears, unpaidWorkDays, type erasureOrder } from '@portfolio/contracts/auth';
import { enqueue, task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import { inScope } from '@portfolio/service-kit/row-security';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import { leftMail } from './left-mail.ts';

/**
 * Erases what is kept about a user, in one transaction; a second time there is nothing left to do (docs/decisions/0603).
 * @param order the name of the account, which is not known here but from there
 */
export const erasePerson = (
  { database }: { database: DataSource },
  userId: number,
  { username }: z.output<typeof erasureOrder>,
): Promise<void> =>
  inScope('everything', () =>
    database.transaction(async (manager) => {
      // The database redacts of nobody else.
      await manager.query('INSERT INTO account_erasure (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
      await manager.query('SELECT redact_audit_events($1, $2)', [userId, username]);
      for (const table of ['company_admin', 'thread_reader'])
        await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
      const [[employee]] = await manager.query<[{ id: number; company_id: number }[], number]>(
        `UPDATE employee SET user_id = NULL, erasure_asked_at = now(), status = 'inactive',
           email = ${freeAddress}, phone = '', address = '', city = '', state = '', zip_code = '',
           emergency_contact_name = '', emergency_contact_phone = '', notes = ''
         WHERE user_id = $1 RETURNING id, company_id`,
        [userId],
      );
      if (!employee) return;
      await manager.query(
        'UPDATE shift SET late_minutes = NULL, absence = NULL, said_at = NULL WHERE employee_id = $1 AND said_at IS NOT NULL',
        [employee.id],
      );
      // Only this function of the owner's may.
      await manager.query('SELECT forget_time_off($1)', [employee.id]);
      for (const table of owned) await manager.query(`DELETE FROM ${table} WHERE employee_id = $1`, [employee.id]);
      await manager.query('DELETE FROM offer WHERE $1 IN (employee_id, colleague_id)', [employee.id]);
      await cancelComing(manager, employee);
      await eraseNames(manager, employee.id);
    }),
  );

/** Whoever in the firm has taken somebody's address of afterwards must not keep them from being erased. */
const freeAddress = `concat('erased-', id, CASE
  WHEN EXISTS (
    SELECT FROM employee AS other
    WHERE other.company_id = employee.company_id AND lower(other.email) = concat('erased-', employee.id, '@erased.invalid'))
  THEN concat('-', gen_random_uuid()) END, '@erased.invalid')`;

/** Tables of which nothing stays; what hangs on their rows goes with them. */
const owned = [
  'availability_rule',
  'calendar_feed',
  'deleted_shift',
  'employee_invitation',
  'employee_qualification',
  'license',
  'notice',
  'open_shift_claim',
  'open_shift_employee',
  'publication_shift',
  'published_shift',
  'push_subscription',
  'rotation_member',
  'thread_message',
  'thread_reader',
  'time_off',
  'unavailability',
  'week_template_shift',
  'wish',
] as const;

/** Nobody comes to these any more, so they are not left standing as if; the administrators are told by mail and in the log. */
async function cancelComing(manager: EntityManager, employee: { id: number; company_id: number }): Promise<void> {
  const [cancelled] = await manager.query<[{ start_time: Date }[], number]>(
    `UPDATE shift SET status = 'cancelled' WHERE employee_id = $1 AND status = 'scheduled' AND start_time > now()
     RETURNING start_time`,
    [employee.id],
  );
  await recordCompanyEvent(manager, employee.company_id, {
    kind: 'employee_erased',
    changes: [{ name: 'cancelled_shifts', before: null, after: String(cancelled.length) }],
  });
  const first = cancelled.map(({ start_time }) => start_time.toISOString()).toSorted()[0];
  await enqueue(manager, leftMail, {
    employee: employee.id,
    cancelled: cancelled.length,
    ...(first !== undefined && { first }),
  });
}

/** Whether pay of the last weeks is still to come, for which name, numbers and account are needed. */
const isOwed = `(erasure_asked_at > now() - interval '${unpaidWorkDays} days' AND EXISTS (
  SELECT FROM shift WHERE shift.employee_id = employee.id AND shift.status IN ('in_progress', 'completed')
    AND NOT EXISTS (SELECT FROM paid_line WHERE paid_line.shift_id = shift.id)))`;

/** Takes the rest away from those who have been paid, or who have waited long enough; from one employee, or from all. */
async function eraseNames(manager: EntityManager, only?: number): Promise<void> {
  const due = await manager.query<{ id: number }[]>(
    `SELECT id FROM employee
     WHERE erasure_asked_at IS NOT NULL AND erased_at IS NULL AND ($1::integer IS NULL OR id = $1) AND NOT ${isOwed}
     ORDER BY id LIMIT 1000 FOR UPDATE`,
    [only ?? null],
  );
  for (const { id } of due) {
    await manager.query('SELECT redact_employee_events($1)', [id]);
    await manager.query(
      `UPDATE employee SET first_name = 'Former', last_name = concat('employee ', id), id_number = '', tax_number = '',
         bank_account = '', erased_at = now()
       WHERE id = $1`,
      [id],
    );
  }
}

const finish = 'finish-erasures';

export const finishErasuresSchedule: Schedule = { task: finish, cron: '47 * * * *' };

/** Time goes by: people are paid, and receipts grow old enough to lose the name. */
export const finishErasuresTask = (database: DataSource): Task =>
  task(finish, z.object({}), async () => {
    await database.transaction(async (manager) => {
      await eraseNames(manager);
      // A trigger does it, to each that is old enough and written.
      await manager.query(
        `UPDATE payment SET status = payment.status FROM employee
         WHERE employee.id = payment.employee_id AND erased_at IS NOT NULL AND payment.status = 'paid'
           AND receipt ->> 'employee_name' <> '' AND payment_date < now()::date - interval '${payRecordYears} years'`,
      );
    });
  });

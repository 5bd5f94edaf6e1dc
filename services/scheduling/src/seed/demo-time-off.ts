import type { EntityManager } from 'typeorm';
import { withDefaultTypes } from '../people/time-off/types.ts';

/** Days from now, how many, and how it stands: of employees without an account; what is so is beyond what is planned. */
const asked = [
  { days: 60, count: 3, status: 'approved', reason: '' },
  { days: 17, count: 5, status: 'pending', reason: 'Family visit' },
  { days: 19, count: 1, status: 'pending', reason: '' },
] as const;

/** The usual types, a year's vacation for everybody, and some time off that is asked for, or so. */
export async function seedTimeOff(manager: EntityManager, company: number): Promise<void> {
  await withDefaultTypes(manager, company);
  await manager.query(
    `INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day)
     SELECT type.company_id, employee.id, type.id, 'granted', 15, date_trunc('year', now())::date
     FROM time_off_type AS type JOIN employee USING (company_id)
     WHERE type.company_id = $1 AND monthly_accrual > 0 AND employee.status = 'active'`,
    [company],
  );
  for (const [index, { days, count, status, reason }] of asked.entries())
    await manager.query(
      `WITH made AS (
         INSERT INTO time_off (company_id, employee_id, type_id, from_day, until_day, amount, reason, status, decided_at)
         SELECT type.company_id, employee.id, type.id, now()::date + $2::integer, now()::date + $2 + $3::integer - 1, $3, $4, $5,
           CASE $5 WHEN 'approved' THEN now() END
         FROM time_off_type AS type JOIN employee USING (company_id)
         WHERE type.company_id = $1 AND monthly_accrual > 0 AND employee.status = 'active' AND user_id IS NULL
         ORDER BY employee.id OFFSET $6 LIMIT 1 RETURNING *)
       INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day, time_off_id)
       SELECT company_id, employee_id, type_id, CASE status WHEN 'pending' THEN 'pending' ELSE 'taken' END, -amount, from_day, id
       FROM made`,
      [company, days, count, reason, status, index],
    );
}

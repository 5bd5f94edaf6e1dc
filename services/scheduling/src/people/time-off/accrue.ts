import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const name = 'accrue-time-off';

export const accrualSchedule: Schedule = { task: name, cron: '17 * * * *' };

/**
 * What a month brings, to who is there on any of its days, and what a year's end carries over or lets expire, by the company's
 * calendar. Each comes once, however often it is looked for: the database knows of one (migrations, `time_off_entry_once_key`).
 */
export const accrualTask = (database: DataSource): Task =>
  task(name, z.object({}), async () => {
    await database.query(closeYears);
    await database.query(accrueMonth);
  });

const accrueMonth = `INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day)
  SELECT type.company_id, employee.id, type.id, 'accrued', monthly_accrual, month
  FROM time_off_type AS type JOIN company ON company.id = type.company_id
  CROSS JOIN LATERAL (SELECT date_trunc('month', now() AT TIME ZONE company.time_zone)::date AS month) AS this
  JOIN employee ON employee.company_id = type.company_id AND employee.status = 'active'
    AND (start_date IS NULL OR start_date < month + interval '1 month')
  WHERE is_active AND monthly_accrual > 0 AND NOT EXISTS (
    SELECT FROM time_off_entry WHERE employee_id = employee.id AND type_id = type.id AND kind = 'accrued' AND day = month)
  ON CONFLICT DO NOTHING`;

/** The last year ends with nothing; the next begins with what was left, of which what is too much expires. What comes later of a year is left standing,
 * and what is no balance of anybody: it would keep the others from theirs. */
const closeYears = `WITH closing AS (
    SELECT entry.company_id, employee_id, type_id, carry_over_limit, year, sum(amount) AS rest
    FROM time_off_entry AS entry JOIN time_off_type AS type ON type.id = type_id
    JOIN company ON company.id = entry.company_id
    CROSS JOIN LATERAL (SELECT date_trunc('year', now() AT TIME ZONE company.time_zone)::date AS year) AS this
    WHERE day < year
    GROUP BY entry.company_id, employee_id, type_id, carry_over_limit, year HAVING sum(amount) <> 0 AND abs(sum(amount)) < 1000000
  ), due AS (
    SELECT * FROM closing WHERE NOT EXISTS (
      SELECT FROM time_off_entry AS known WHERE known.employee_id = closing.employee_id
        AND known.type_id = closing.type_id AND known.kind = 'carried_over' AND known.day = year)
  )
  INSERT INTO time_off_entry (company_id, employee_id, type_id, kind, amount, day)
  SELECT company_id, employee_id, type_id, 'carried_over', -rest, year - 1 FROM due
  UNION ALL SELECT company_id, employee_id, type_id, 'carried_over', rest, year FROM due
  UNION ALL SELECT company_id, employee_id, type_id, 'expired', carry_over_limit - rest, year FROM due WHERE rest > carry_over_limit
  ON CONFLICT DO NOTHING`;

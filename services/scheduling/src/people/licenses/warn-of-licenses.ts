import { licenseWarningDays } from '@portfolio/contracts/scheduling';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { tellNow } from '../../portal/notices/tell-notice.ts';
import { expiringLicenses } from '../../shared/sql/held-qualifications.ts';
import { licenseMail } from './license-mail.ts';
import { isRenewed } from './licenses.ts';

const warn = 'warn-of-licenses';

export const licenseWarningSchedule: Schedule = { task: warn, cron: '13 * * * *' };

/**
 * Warns of licenses that expire within 60, 30 and 7 days by the company's calendar, once each, unless another one is good for
 * longer: their employees by a notice, and the administrators by one mail about all. What is queued and what is marked as
 * warned of is one statement, so a killed worker loses and doubles nothing. Of one that is entered late, only the last is said.
 */
export const licenseWarningTask = (database: DataSource): Task =>
  task(warn, z.object({}), async () => {
    await database.query(
      `WITH due AS (
         INSERT INTO license_warning (license_id, company_id, valid_until, days)
         SELECT license.id, license.company_id, license.valid_until, reached.days
         FROM ${expiringLicenses}
         JOIN employee ON employee.id = license.employee_id AND employee.status <> 'inactive'
         JOIN company ON company.id = license.company_id
         CROSS JOIN LATERAL (SELECT license.valid_until - (now() AT TIME ZONE company.time_zone)::date AS days) AS rest
         CROSS JOIN LATERAL (
           SELECT min(step) AS days FROM unnest($1::integer[]) AS step WHERE rest.days BETWEEN 0 AND step) AS reached
         WHERE reached.days IS NOT NULL AND NOT ${isRenewed}
         ON CONFLICT ON CONSTRAINT license_warning_key DO NOTHING
         RETURNING license_id, company_id, valid_until
       ), told AS (
         INSERT INTO notice (company_id, employee_id, told_at, license_id, license_until)
         SELECT due.company_id, employee_id, now(), license_id, due.valid_until
         FROM due JOIN license ON license.id = license_id
         JOIN employee ON employee.id = employee_id AND employee.user_id IS NOT NULL
         RETURNING id
       )
       SELECT graphile_worker.add_job($2, json_build_object('payload', json_build_object('notice', id))) FROM told
       UNION ALL
       SELECT graphile_worker.add_job($3, json_build_object('payload', json_build_object(
         'company', company_id, 'licenses', json_agg(license_id)))) FROM due GROUP BY company_id`,
      [licenseWarningDays, tellNow, licenseMail],
    );
  });

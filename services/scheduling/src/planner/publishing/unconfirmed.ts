import { scheduling, type PublicationScope, type UnconfirmedShift } from '@portfolio/contracts/scheduling';
import { iso, Where } from '@portfolio/service-kit/database';
import { task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { companyForNew } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { tellNow } from '../../portal/notices/tell-notice.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { knownTables, siteZone } from '../../shared/sql/shift-tables.ts';

/** Of {@link knownTables}: still ahead, of a company that publishes, and its employee has not said that they know it. */
const unconfirmed = `company.plans_in_drafts AND shift.status = 'scheduled' AND shift.confirmed_at IS NULL AND shift.start_time > now()
  AND employee.status = 'active'`;

/** When its employee was last asked to confirm it, as it is published now. */
const remindedAt = `(SELECT max(notice.created_at) FROM notice_shift JOIN notice ON notice.id = notice_id
  WHERE notice_shift.shift_id = shift.id AND notice.employee_id = shift.employee_id AND asks_confirmation
    AND notice.created_at >= coalesce(shift.published_at, shift.created_at))`;

async function whereOf(context: SchedulingContext, query: PublicationScope): Promise<Where> {
  const company = await companyForNew(context, query.company);
  const where = new Where()
    .and('shift.company_id =', company)
    .and('shift.client_id =', query.client)
    .and('shift.location_id =', query.location)
    .and('shift.employee_id =', query.employee)
    .andSql(unconfirmed);
  const day = '(shift.start_time AT TIME ZONE company.time_zone)::date';
  if (query.from) where.andSql(`${day} >= ${where.parameter(query.from)}::date`);
  if (query.until) where.andSql(`${day} <= ${where.parameter(query.until)}::date`);
  return where;
}

/** Published shifts that nobody has confirmed, the nearest first. @throws AppError `validation` for another's company */
export async function listUnconfirmed(
  context: SchedulingContext,
  query: PublicationScope,
): Promise<UnconfirmedShift[]> {
  const where = await whereOf(context, query);
  return context.database.query<UnconfirmedShift[]>(
    `SELECT shift.id AS shift, employee.id AS employee, ${employeeName} AS employee_name,
       employee.user_id IS NOT NULL AS has_account, shift.title, client.name AS client_name, location.name AS location_name,
       ${siteZone} AS time_zone, ${iso('shift.start_time')} AS start_time, ${iso('shift.end_time')} AS end_time,
       ${iso('coalesce(shift.published_at, shift.created_at)')} AS published_at, ${iso(remindedAt)} AS reminded_at
     FROM ${knownTables} WHERE ${where.sql}
     ORDER BY shift.start_time, shift.id LIMIT ${scheduling.unconfirmedShown}`,
    where.parameters,
  );
}

/**
 * Asks everybody who has not confirmed those shifts to do so: one notice each, whatever the number of their shifts. Who was asked within the
 * last minutes is not asked again, so that two taps are one.
 */
export async function remindUnconfirmed(
  context: SchedulingContext,
  query: PublicationScope,
): Promise<{ people: number }> {
  const where = await whereOf(context, query);
  where.andSql(`coalesce(${remindedAt} < now() - interval '${againMinutes} minutes', true)`);
  return { people: await context.database.transaction((manager) => remind(manager, where)) };
}

const againMinutes = 10;

/** Who is asked, and of what, and that it is told. Who asks for the same at once waits here, and then finds that they have been asked. */
async function remind(manager: EntityManager, where: Where): Promise<number> {
  await manager.query(
    `SELECT FROM shift WHERE id IN (SELECT shift.id FROM ${knownTables} WHERE ${where.sql}) ORDER BY id FOR NO KEY UPDATE`,
    where.parameters,
  );
  const job = where.parameter(tellNow);
  const told = await manager.query<unknown[]>(
    `WITH due AS MATERIALIZED (
       SELECT shift.id, shift.company_id, shift.employee_id, noted_plan(to_jsonb(shift)) AS plan
       FROM ${knownTables} WHERE ${where.sql} AND employee.user_id IS NOT NULL
     ), told AS (
       INSERT INTO notice (company_id, employee_id, told_at, asks_confirmation)
       SELECT DISTINCT company_id, employee_id, now(), true FROM due RETURNING id, company_id, employee_id
     ), noted AS (
       INSERT INTO notice_shift (notice_id, company_id, shift_id, after)
       SELECT told.id, told.company_id, due.id, plan FROM due JOIN told USING (employee_id)
     )
     SELECT graphile_worker.add_job(${job}, json_build_object('payload', json_build_object('notice', id))) FROM told`,
    where.parameters,
  );
  return told.length;
}

const name = 'ask-to-confirm';

export const confirmationSchedule: Schedule = { task: name, cron: '*/10 * * * *' };

/** Who has not confirmed a day after a shift was published is asked once. */
export const confirmationTask = (database: DataSource): Task =>
  task(name, z.object({}), async () => {
    const waited = `now() - interval '${scheduling.confirmReminderHours} hours'`;
    const where = new Where().andSql(
      `${unconfirmed} AND coalesce(shift.published_at, shift.created_at) < ${waited} AND shift.published_at IS NOT NULL
       AND ${remindedAt} IS NULL`,
    );
    await database.transaction((manager) => remind(manager, where));
  });

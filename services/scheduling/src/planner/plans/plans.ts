import { fault } from '@portfolio/contracts/errors';
import {
  scheduling,
  usualWeights,
  type ConflictCode,
  type PlanInput,
  type PlanTold,
  type RosterPlan,
  type WishKind,
} from '@portfolio/contracts/scheduling';
import { iso } from '@portfolio/service-kit/database';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import type { DataSource, EntityManager } from 'typeorm';
import { companyForNew, requireAdministered, requireAdministration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { siteZone, wasPublished } from '../../shared/sql/shift-tables.ts';
import { doesNotExist, refuseUnknown } from '../../shared/writes.ts';

export const planRoster = 'plan-roster';

/** Has a plan worked on, for a while. */
export const workOnPlan = (database: DataSource | EntityManager, plan: number): Promise<void> =>
  enqueue(database, planRoster, { plan }, { jobKey: `${planRoster}:${plan}` });

/** A proposed shift as it is kept. */
export interface KeptShift {
  post: number | null;
  start: string;
  end: string;
  employee: number;
  hours: number;
  /** Cents. */
  cost: number;
  knows: boolean;
  preferred: number;
  /** Left out by releases before. */
  wish?: WishKind | undefined;
  others: number;
  /** The planned shift that is given to somebody else, and who has it. */
  moves: number | null;
  holder: number | null;
}

/** What stays open as it is kept. */
export interface KeptGap {
  post: number | null;
  start: string;
  end: string;
  heads: number;
  reasons: { code: ConflictCode; people: number }[];
  moves: number | null;
}

/**
 * Begins to work out who could fill what posts ask for: a job does it.
 * @throws AppError `validation` for another's company or client, and while a plan of the company is being worked on
 */
export async function startPlan(context: SchedulingContext, input: PlanInput): Promise<RosterPlan> {
  const company = await companyForNew(context, input.company);
  const { from, until, client = null, only, allow_warnings, move, keep_published, repairs, seconds } = input;
  const known = await context.database.query<unknown[]>('SELECT FROM client WHERE id = $1 AND company_id = $2', [
    client,
    company,
  ]);
  if (client !== null && known.length === 0) throw doesNotExist('client', client);
  if (repairs) {
    const planned = await context.database.query<{ id: number }[]>(
      `SELECT id FROM shift WHERE id = ANY ($1) AND company_id = $2 AND status = 'scheduled'`,
      [repairs, company],
    );
    refuseUnknown('repairs', repairs, planned);
  }
  if (only) {
    const posts = [...new Set(only.map(({ post }) => post))];
    const theirs = await context.database.query<{ id: number }[]>(
      'SELECT id FROM post WHERE id = ANY ($1) AND company_id = $2',
      [posts, company],
    );
    refuseUnknown('only', posts, theirs);
  }
  const id = await context.database.transaction(async (manager) => {
    const [made] = await manager.query<{ id: number }[]>(
      `INSERT INTO roster_plan (company_id, from_day, until_day, client_id, weights, allow_warnings, move, keep_published, repairs,
         seconds, post_days)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
      [
        company,
        from,
        until,
        client,
        { ...usualWeights, ...input.weights },
        allow_warnings,
        move || repairs !== undefined,
        keep_published,
        repairs,
        seconds,
        only && JSON.stringify(only),
      ],
    );
    await workOnPlan(manager, made!.id);
    return made!.id;
  });
  return getPlan(context, id);
}

type Row = Omit<RosterPlan, 'shifts' | 'open'>;

const workedColumn = 'worked_ms / 1000.0::double precision AS worked';

/** @throws AppError `not_found` also for a plan of another company */
export async function getPlan(context: SchedulingContext, id: number): Promise<RosterPlan> {
  const administration = await requireAdministration(context);
  const [row] = await context.database.query<Row[]>(
    `SELECT id, company_id AS company, state, from_day::text AS from, until_day::text AS until, client_id AS client, post_days AS only,
       $2::jsonb || weights AS weights, allow_warnings, move, keep_published, repairs, seconds, ${workedColumn}, asked, missing, value, progress
     FROM roster_plan WHERE id = $1`,
    [id, usualWeights],
  );
  const plan = requireAdministered(administration, row);
  const [shifts, open] = await Promise.all([
    context.database.query<RosterPlan['shifts']>(shiftsSql, [id]),
    context.database.query<RosterPlan['open']>(openSql, [id]),
  ]);
  return { ...plan, shifts, open };
}

/** How far a plan is, without what it proposes. @throws AppError `not_found` */
export async function howFarIs(context: SchedulingContext, id: number): Promise<PlanTold> {
  const administration = await requireAdministration(context);
  const [row] = await context.database.query<(PlanTold & { company: number })[]>(
    `SELECT company_id AS company, id AS plan, state, ${workedColumn}, asked, missing, value FROM roster_plan WHERE id = $1`,
    [id],
  );
  const { company: _, ...told } = requireAdministered(administration, row);
  return told;
}

/** One whose work is done. @throws AppError `not_found`; `conflict` before it is */
export async function getReadyPlan(context: SchedulingContext, id: number): Promise<RosterPlan> {
  const plan = await getPlan(context, id);
  if (plan.state !== 'ready') throw new AppError('conflict', fault('plan_not_ready'));
  return plan;
}

const place = `client.name AS client_name, location.name AS location_name, ${siteZone} AS time_zone,
  ${iso('kept.start')} AS start_time, ${iso('kept.end')} AS end_time`;

/** Where what is kept is: at a post, or where a planned shift is. What has changed or gone since is no part of it. */
const places = `LEFT JOIN shift ON shift.id = kept.moves AND shift.company_id = roster_plan.company_id
    AND shift.status = 'scheduled' AND shift.start_time = kept.start AND shift.end_time = kept."end"
  LEFT JOIN post ON post.id = kept.post AND post.company_id = roster_plan.company_id
  JOIN client ON client.id = CASE WHEN kept.moves IS NULL THEN post.client_id ELSE shift.client_id END
  JOIN company ON company.id = roster_plan.company_id
  LEFT JOIN location ON location.id = CASE WHEN kept.moves IS NULL THEN post.location_id ELSE shift.location_id END`;

/** A plan keeps what it proposes by numbers. What it leaves to who has it because it is published by now is no part of it. */
const shiftsSql = `SELECT kept.number::integer - 1 AS number, post.id AS post, post.name AS post_name, ${place},
    employee.id AS employee, ${employeeName} AS employee_name, kept.hours, (kept.cost / 100.0)::numeric(12,2)::text AS cost,
    kept.knows AS knows_place, kept.preferred, kept.wish, kept.others, kept.moves,
    coalesce(${wasPublished}, false) AS is_published, kept.holder AS moved_from,
    (SELECT ${employeeName} FROM employee WHERE employee.id = kept.holder) AS moved_from_name,
    (SELECT planned.id FROM shift AS planned
      WHERE planned.employee_id = employee.id AND planned.start_time = kept.start AND planned.end_time = kept."end"
        AND planned.status <> 'cancelled' AND CASE WHEN kept.moves IS NULL THEN planned.post_id = post.id
          ELSE planned.id = kept.moves END LIMIT 1) AS shift
  FROM roster_plan
  CROSS JOIN ROWS FROM (jsonb_to_recordset(proposal -> 'shifts') AS (
    post integer, start timestamptz, "end" timestamptz, employee integer, hours double precision, cost integer,
    knows boolean, preferred integer, wish text, others integer, moves integer, holder integer)) WITH ORDINALITY AS kept (
    post, start, "end", employee, hours, cost, knows, preferred, wish, others, moves, holder, number)
  ${places}
  JOIN employee ON employee.id = kept.employee AND employee.company_id = roster_plan.company_id
  WHERE roster_plan.id = $1 AND (kept.moves IS NULL OR shift.employee_id = kept.employee
    OR shift.employee_id = kept.holder AND NOT (keep_published AND ${wasPublished}))
  ORDER BY kept.number`;

const openSql = `SELECT post.id AS post, post.name AS post_name, ${place}, kept.heads, kept.reasons, kept.moves
  FROM roster_plan
  CROSS JOIN ROWS FROM (jsonb_to_recordset(proposal -> 'open') AS (
    post integer, start timestamptz, "end" timestamptz, heads integer, reasons jsonb, moves integer)) WITH ORDINALITY AS kept (
    post, start, "end", heads, reasons, moves, number)
  ${places}
  WHERE roster_plan.id = $1 ORDER BY kept.number`;

/** Ends the work on a plan: what was found until then is proposed. @throws AppError `not_found` */
export async function stopPlan(context: SchedulingContext, id: number): Promise<RosterPlan> {
  await getPlan(context, id);
  await context.database.query('UPDATE roster_plan SET stopped = true WHERE id = $1', [id]);
  return getPlan(context, id);
}

/** Discards a plan, and ends the work on it. The shifts that it has become stay. @throws AppError `not_found` */
export async function deletePlan(context: SchedulingContext, id: number): Promise<void> {
  const administration = await requireAdministration(context);
  const { everything, companies } = administration;
  const [gone] = await context.database.query<[unknown[], number]>(
    'DELETE FROM roster_plan WHERE id = $1 AND ($2 OR company_id = ANY ($3)) RETURNING id',
    [id, everything, companies],
  );
  if (gone.length === 0) throw notFound();
}

/** Forgets plans that are old. */
export const forgetPlans = (database: SchedulingContext['database']): Promise<unknown> =>
  database.query(`DELETE FROM roster_plan WHERE created_at < now() - interval '${scheduling.planDays} days'`);

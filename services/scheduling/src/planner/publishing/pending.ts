import type { PublicationScope } from '@portfolio/contracts/scheduling';
import { Where } from '@portfolio/service-kit/database';
import { AppError } from '@portfolio/service-kit/errors';
import { In, type EntityManager } from 'typeorm';
import { lockForChanges } from '../../shifts/apply-change.ts';
import type { Pending } from '../../shifts/published-shifts.ts';
import { ShiftEntity } from '../../shifts/shift.entity.ts';

/** Which changes of a company are meant. */
export interface Meant extends Omit<PublicationScope, 'company'> {
  company: number;
  shifts?: readonly number[] | undefined;
}

/**
 * SQL for what is not as published, as `pending`: `was` and `is_now` are whole rows of `shift` as JSON, null where there is none.
 * @param where gets the parameters
 */
export function pendingSql({ company, shifts, from, until, client, location, employee }: Meant, where: Where): string {
  const own = where.parameter(company);
  const among = shifts && where.parameter(shifts);
  /** Of one of the two, as it was or as it is. */
  const either = (condition: (row: string) => string) =>
    where.andSql(`(${condition('was')} OR ${condition('is_now')})`);
  const by = (name: string, value: number | undefined) => {
    if (value === undefined) return;
    const asked = where.parameter(value);
    either((row) => `(${row} ->> '${name}')::integer = ${asked}`);
  };
  const start = (row: string) => `((${row} ->> 'start_time')::timestamptz AT TIME ZONE company.time_zone)::date`;
  if (from !== undefined || until !== undefined) {
    const [first, last] = [where.parameter(from ?? '-infinity'), where.parameter(until ?? 'infinity')];
    either((row) => `${start(row)} BETWEEN ${first}::date AND ${last}::date`);
  }
  by('client_id', client);
  by('location_id', location);
  by('employee_id', employee);
  const chosen = (id: string) => (among === undefined ? '' : `AND ${id} = ANY (${among}::integer[])`);
  return `(
    SELECT pending.*, company.time_zone AS company_zone, company.planning_rules FROM (
      SELECT shift.id, shift.company_id, published.snapshot AS was, to_jsonb(shift) AS is_now
      FROM shift LEFT JOIN published_shift AS published ON published.shift_id = shift.id
      WHERE shift.is_draft AND shift.company_id = ${own} ${chosen('shift.id')}
      UNION ALL
      SELECT shift_id, company_id, published.snapshot, NULL FROM published_shift AS published
      WHERE company_id = ${own} ${chosen('shift_id')} AND NOT EXISTS (SELECT FROM shift WHERE shift.id = shift_id)
    ) AS pending JOIN company ON company.id = pending.company_id WHERE ${where.sql}) AS pending`;
}

/** Of {@link pendingSql}: another one whenever what would be published is. */
export const versionColumn = `md5(coalesce(string_agg(
  concat_ws(':', pending.id, shift_offer(was)::text, shift_offer(is_now)::text), ',' ORDER BY pending.id), ''))`;

interface Found {
  version: string;
  late: number;
  changes: (Pending & { start_time: string; end_time: string })[];
}

/** SQL: begins, or began as published, sooner than the company gives notice. */
export const isLate = (days: string) => {
  const within = (row: string) =>
    `(${row} ->> 'start_time')::timestamptz BETWEEN now() AND now() + ${days} * interval '1 day'`;
  return `coalesce(${within('was')}, false) OR coalesce(${within('is_now')}, false)`;
};

/** @param days of notice that the company gives */
export async function findPending(manager: EntityManager, meant: Meant, days: number): Promise<Found> {
  const where = new Where();
  const pending = pendingSql(meant, where);
  const [found] = await manager.query<[Found]>(
    `SELECT ${versionColumn} AS version, count(*) FILTER (WHERE ${isLate(where.parameter(days))})::integer AS late,
       coalesce(json_agg(json_build_object('id', pending.id, 'employee_id', is_now -> 'employee_id', 'former_id', was -> 'employee_id',
         'start_time', coalesce(was, is_now) ->> 'start_time', 'end_time', coalesce(was, is_now) ->> 'end_time')
         ORDER BY pending.id), '[]') AS changes
     FROM ${pending}`,
    where.parameters,
  );
  return found;
}

/** Somebody changed, published or discarded what was found before it was locked: found anew, it is as they left it. */
export class Overtaken extends AppError {
  constructor() {
    super('conflict');
  }
}

/**
 * Finds what is meant with nobody changing it any more until the transaction ends.
 * @throws Overtaken
 */
export async function lockPending(manager: EntityManager, meant: Meant, days: number): Promise<Found> {
  const { changes } = await findPending(manager, meant, days);
  const ids = changes.map(({ id }) => id);
  const shifts = await manager.findBy(ShiftEntity, { id: In(ids) });
  await lockForChanges(
    manager,
    shifts,
    changes.flatMap(({ id, former_id: employee, start_time, end_time }) =>
      employee === null ? [] : { kind: 'restore', id, input: { employee, start_time, end_time } },
    ),
  ).catch((error: unknown) => {
    throw error instanceof AppError ? new Overtaken() : error;
  });
  await manager.query('SELECT FROM published_shift WHERE shift_id = ANY ($1) ORDER BY shift_id FOR UPDATE', [ids]);
  // What somebody else published, discarded or changed meanwhile is as they left it; what is new waits for the next time.
  return findPending(manager, { ...meant, shifts: ids }, days);
}

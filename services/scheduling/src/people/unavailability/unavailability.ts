import { fault } from '@portfolio/contracts/errors';
import {
  mostUnavailability,
  unavailability,
  type Unavailability,
  type UnavailabilityInput,
} from '@portfolio/contracts/scheduling';
import { selectList } from '@portfolio/service-kit/database';
import { notFound, validationError } from '@portfolio/service-kit/errors';
import { requireAdministered, requireAdministration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { getEmployee, requireEmployee } from '../employees/employees.ts';
import { UnavailabilityEntity } from './unavailability.entity.ts';
import { lockEmployee } from '../../shared/writes.ts';

const minute = (column: string) => `to_char(unavailability.${column}, 'HH24:MI')`;
const columns = selectList('unavailability', unavailability, {
  from_time: minute('from_time'),
  until_time: minute('until_time'),
});

/** A day is over when it is everywhere. */
export const isComing = `until_day >= now()::date - 1`;

const comingOf = ({ database }: SchedulingContext, employee: number): Promise<Unavailability[]> =>
  database.query<Unavailability[]>(
    `SELECT ${columns} FROM unavailability WHERE employee_id = $1 AND ${isComing}
     ORDER BY unavailability.from_day, unavailability.from_time NULLS FIRST, id`,
    [employee],
  );

/** The caller's, without what is over. @throws AppError `not_found` for a user who is no employee */
export async function listMyUnavailability(context: SchedulingContext): Promise<Unavailability[]> {
  return comingOf(context, (await requireEmployee(context)).id);
}

/** An employee's, without what is over. @throws AppError `not_found` also for another company's */
export async function listUnavailability(context: SchedulingContext, employee: number): Promise<Unavailability[]> {
  return comingOf(context, (await getEmployee(context, employee)).id);
}

/** @throws AppError `not_found` for a user who is no employee; `validation` for too many */
export async function addMyUnavailability(
  context: SchedulingContext,
  input: UnavailabilityInput,
): Promise<Unavailability> {
  const { id, company_id } = await requireEmployee(context);
  return add(context, { id, company_id }, input);
}

/** @throws AppError `not_found` also for another company's employee; `validation` for too many */
export async function addUnavailability(
  context: SchedulingContext,
  employee: number,
  input: UnavailabilityInput,
): Promise<Unavailability> {
  const { id, company } = await getEmployee(context, employee);
  return add(context, { id, company_id: company }, input);
}

async function add(
  { database }: SchedulingContext,
  { id: employee_id, company_id }: { id: number; company_id: number },
  input: UnavailabilityInput,
): Promise<Unavailability> {
  return database.transaction(async (manager) => {
    await lockEmployee(manager, employee_id);
    const [{ count }] = await manager.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM unavailability WHERE employee_id = $1 AND ${isComing}`,
      [employee_id],
    );
    if (count >= mostUnavailability)
      throw validationError({ from_day: [fault('unavailability_full', { max: mostUnavailability })] });
    const { id } = await manager.save(UnavailabilityEntity, { ...input, employee_id, company_id });
    const [added] = await manager.query<[Unavailability]>(`SELECT ${columns} FROM unavailability WHERE id = $1`, [id]);
    return added;
  });
}

/** @throws AppError `not_found` also for another's */
export async function removeMyUnavailability(context: SchedulingContext, id: number): Promise<void> {
  const { id: employee_id } = await requireEmployee(context);
  const { affected } = await context.database.manager.delete(UnavailabilityEntity, { id, employee_id });
  if (!affected) throw notFound();
}

/** @throws AppError `not_found` also for another company's */
export async function removeUnavailability(context: SchedulingContext, id: number): Promise<void> {
  const administration = await requireAdministration(context);
  const [found] = await context.database.query<{ company: number }[]>(
    'SELECT company_id AS company FROM unavailability WHERE id = $1',
    [id],
  );
  requireAdministered(administration, found);
  await context.database.manager.delete(UnavailabilityEntity, { id });
}

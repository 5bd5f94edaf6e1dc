import { nameOfOneWord, type EmployeeProfile, type ProfilePatch } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { notFound, validationError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../context.ts';
import { profileColumns, requireEmployee } from '../people/employees/employees.ts';
import { EmployeeEntity } from '../people/employees/employee.entity.ts';
import { lockEmployee } from '../shared/writes.ts';

/**
 * The employee that the caller is.
 * @throws AppError `not_authenticated`; `not_found` for a user who is no employee
 */
export async function getMyProfile(
  context: SchedulingContext,
  manager: Pick<EntityManager, 'query'> = context.database,
): Promise<EmployeeProfile> {
  const { userId } = requireActor(context);
  const [profile] = await manager.query<EmployeeProfile[]>(
    `SELECT ${profileColumns} FROM employee JOIN company ON company.id = employee.company_id
     WHERE employee.user_id = $1`,
    [userId],
  );
  if (!profile) throw notFound();
  return profile;
}

/** Changes what is given. @throws AppError `not_found`, `validation`; `conflict` by `expected` */
export async function updateMyProfile(
  context: SchedulingContext,
  input: ProfilePatch,
  expected?: Precondition,
): Promise<EmployeeProfile> {
  const { id } = await requireEmployee(context);
  const changes = columnsOf(input);
  await context.database.transaction(async (manager) => {
    // Their administrators change the same employee.
    await lockEmployee(manager, id);
    expected?.(await getMyProfile(context, manager));
    if (Object.keys(changes).length > 0) await manager.update(EmployeeEntity, id, changes);
  });
  return getMyProfile(context);
}

/** What is undefined is no column to change. */
function columnsOf({ name, phone_number, ...input }: ProfilePatch): Partial<EmployeeEntity> {
  const columns = { ...(name !== undefined && splitName(name)), ...input, phone: phone_number ?? input.phone };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The first word is the first name, as in `Gabriel Okafor`; the rest, however many words, the last. */
function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.split(/\s+/);
  if (rest.length === 0) throw validationError({ name: [nameOfOneWord] });
  return { first_name, last_name: rest.join(' ') };
}

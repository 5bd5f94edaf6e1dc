import { type Fault, fault } from '@portfolio/contracts/errors';
import { violates } from '@portfolio/service-kit/database';
import { validationError, AppError } from '@portfolio/service-kit/errors';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';

/** For a field that names what is not there, or is another's. */
export const doesNotExist = (field: string, value: string | number): AppError =>
  validationError({ [field]: [fault('does_not_exist', { value })] });

/** What a field names. @throws AppError `validation` on it where finding throws `not_found` */
export const named = <T>(field: string, value: number, finding: Promise<T>): Promise<T> =>
  finding.catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? doesNotExist(field, value) : error;
  });

/** @throws AppError `validation` on a field for each of its ids that was not found */
export function refuseUnknown(field: string, ids: readonly number[], found: readonly { id: number }[]): void {
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw validationError({ [field]: unknown.map((value) => fault('does_not_exist', { value })) });
}

/** What the rules refuse at a field that nobody filled in, as a conflict that says why. @param otherwise where nothing is said */
export const asConflict =
  (otherwise: Fault) =>
  (error: unknown): never => {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const said = Object.values(error.fields).flat()[0];
    throw new AppError('conflict', said === undefined || typeof said === 'string' ? otherwise : (said as Fault));
  };

/** What a constraint of the database refuses, as a conflict that says why. @param constraints any of which says it */
export const refusedBy =
  (refusal: Fault, ...constraints: string[]) =>
  (error: unknown): never => {
    throw constraints.some((constraint) => violates(error, constraint)) ? new AppError('conflict', refusal) : error;
  };

/** Until the transaction ends, whoever plans for an employee or changes what speaks for or against their plan waits. */
export const lockEmployee = (manager: EntityManager, id: number): Promise<unknown> =>
  manager.query('SELECT FROM employee WHERE id = $1 FOR NO KEY UPDATE', [id]);

interface Limit {
  most: number;
  /** What is said of the name of one more. */
  full: Fault | string;
}

/**
 * Lets a company have no more than so many of something named. One after the other, so that several at once do not pass the limit
 * together: whoever asks goes on in the same transaction.
 * @throws AppError `validation` on `name`
 */
export async function requireRoom<Row extends { company_id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  company: number,
  { most, full }: Limit,
): Promise<void> {
  await manager.query('SELECT FROM company WHERE id = $1 FOR NO KEY UPDATE', [company]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeORM does not see that a row of a company has one
  const own = { company_id: company } as FindOptionsWhere<Row>;
  if ((await manager.countBy(entity, own)) >= most) throw validationError({ name: [full] });
}

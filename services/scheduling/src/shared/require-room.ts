import type { Fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';

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

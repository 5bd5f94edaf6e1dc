import { fault } from '@portfolio/contracts/errors';
import type { PostDemand } from '@portfolio/contracts/scheduling';
import { validationError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { EntityManager } from 'typeorm';
import { recordCompanyEvent } from '../../shared/audit/record.ts';
import type { SchedulingContext } from '../../context.ts';
import { knowsRegion } from '../../shared/holidays/calendar.ts';
import { lockPost, titleOf } from './change-posts.ts';
import { PostEntity } from './post.entity.ts';
import { demandColumn, getPost } from './posts.ts';

/** What a post asks for. @throws AppError `not_found` also for a post of another company */
export async function getDemand(
  context: SchedulingContext,
  id: number,
  database: Pick<EntityManager, 'query'> = context.database,
): Promise<PostDemand> {
  await getPost(context, id, database);
  const [row] = await database.query<[{ demand: PostDemand }]>(
    `SELECT ${demandColumn} AS demand FROM post WHERE id = $1`,
    [id],
  );
  return row.demand;
}

/**
 * Says anew all that a post asks for.
 * @throws AppError `not_found`; `validation` for holidays of a region that nobody knows; `conflict` by `expected`
 */
export async function setDemand(
  context: SchedulingContext,
  id: number,
  { periods, holidays, exceptions, closures }: PostDemand,
  expected?: Precondition,
): Promise<PostDemand> {
  const { region } = holidays;
  if (region !== null && !(await knowsRegion(region)))
    throw validationError({ holidays: { region: [fault('invalid_choice', { value: region })] } });
  const demand: PostDemand = {
    periods: periods.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    holidays,
    exceptions: exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    closures: closures.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  };
  return context.database.transaction(async (manager) => {
    const post = await lockPost(context, manager, id);
    expected?.(await getDemand(context, id, manager));
    await manager.update(PostEntity, id, { demand });
    await recordCompanyEvent(manager, post.company, { kind: 'demand_changed', subject: titleOf(post) });
    return demand;
  });
}

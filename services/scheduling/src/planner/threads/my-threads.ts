import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { myThread, type MyThread, type MyThreadListFilter } from '@portfolio/contracts/scheduling';
import { iso, selectList, selectPage } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { requireEmployee } from '../../people/employees/employees.ts';
import { knownShifts } from '../../shared/sql/shift-tables.ts';
import { threadColumns, threadTables } from '../../shared/sql/thread-tables.ts';
import { lockThread, markRead, seenBy, unreadOf, whereAbout } from './thread-row.ts';

const columnsFor = (me: number) =>
  selectList('thread', myThread, {
    ...threadColumns,
    last_text: `coalesce((SELECT text FROM thread_message AS message
      WHERE thread_id = thread.id AND ${seenBy(String(me))} ORDER BY id DESC LIMIT 1), '')`,
    last_at: iso(`coalesce((SELECT written_at FROM thread_message AS message
      WHERE thread_id = thread.id AND ${seenBy(String(me))} ORDER BY id DESC LIMIT 1), thread.last_at)`),
    unread: unreadOf(String(me)),
    acknowledged_at: iso('reader.acknowledged_at'),
  });

/** Of the threads that an employee takes part in now. */
const tablesFor = (me: number) => `${threadTables(knownShifts)}
  JOIN thread_person AS person ON person.thread_id = thread.id AND person.employee_id = ${me}
  LEFT JOIN thread_reader AS reader ON reader.thread_id = thread.id AND reader.employee_id = ${me}`;

/** Threads that the caller takes part in, the latest first. @throws AppError `not_found` for a user who is no employee */
export async function listMyThreads(
  context: SchedulingContext,
  about: MyThreadListFilter,
  list: ListParameters,
): Promise<Page<MyThread>> {
  const me = await requireEmployee(context);
  const where = whereAbout(about).andSql(`thread.company_id = ${me.company_id}`);
  return inScope({ company: me.company_id }, () =>
    selectPage<MyThread>(context.database, {
      columns: columnsFor(me.id),
      from: tablesFor(me.id),
      where,
      list,
      orderings: { last_at: 'thread.last_at' },
      key: 'thread.id',
    }),
  );
}

/** @throws AppError `not_found` also for one that the caller takes no part in, or no more */
export async function requireTakingPart(
  context: SchedulingContext,
  id: number,
  manager: Pick<EntityManager, 'query'> = context.database,
): Promise<MyThread> {
  const me = await requireEmployee(context);
  const [found] = await inScope({ company: me.company_id }, () =>
    manager.query<MyThread[]>(`SELECT ${columnsFor(me.id)} FROM ${tablesFor(me.id)} WHERE thread.id = $1`, [id]),
  );
  if (!found) throw notFound();
  return found;
}

/** How many of the caller's threads have something that they have not read, or that they are to acknowledge. */
export async function countUnreadThreads(context: SchedulingContext): Promise<number> {
  const me = await requireEmployee(context);
  const [row] = await inScope({ company: me.company_id }, () =>
    context.database.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM thread_person AS person JOIN thread ON thread.id = person.thread_id
       LEFT JOIN thread_reader AS reader ON reader.thread_id = thread.id AND reader.employee_id = person.employee_id
       WHERE person.employee_id = $1 AND (asks_acknowledgement AND acknowledged_at IS NULL OR ${unreadOf('$1')} > 0)`,
      [me.id],
    ),
  );
  return row.count;
}

const inThread = async (
  context: SchedulingContext,
  id: number,
  work: (manager: EntityManager, me: number) => Promise<unknown>,
): Promise<MyThread> => {
  const me = await requireEmployee(context);
  await requireTakingPart(context, id);
  await inScope({ company: me.company_id }, () =>
    context.database.transaction(async (manager) => {
      await lockThread(manager, id);
      await work(manager, me.id);
    }),
  );
  return requireTakingPart(context, id);
};

/** The caller has read it, up to a message. @throws AppError `not_found` */
export const readMyThread = (context: SchedulingContext, id: number, until: number): Promise<MyThread> =>
  inThread(context, id, (manager, employee) => markRead(manager, { thread: id, by: { employee }, until }));

/** The caller has read all of it and says so. Repeated, the first time stands. @throws AppError `not_found` */
export const acknowledgeThread = (context: SchedulingContext, id: number): Promise<MyThread> =>
  inThread(context, id, async (manager, employee) => {
    const [last] = await manager.query<[{ id: number | null }]>(
      'SELECT max(id) AS id FROM thread_message WHERE thread_id = $1',
      [id],
    );
    await markRead(manager, { thread: id, by: { employee }, until: last.id ?? 0 });
    await manager.query(
      `UPDATE thread_reader SET acknowledged_at = now() FROM thread
       WHERE thread.id = $1 AND asks_acknowledgement AND thread_id = $1 AND employee_id = $2 AND acknowledged_at IS NULL`,
      [id, employee],
    );
  });

import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  thread,
  threadDays,
  threadOrdering,
  threadSubjects,
  type Thread,
  type ThreadListFilter,
  type ThreadReader,
} from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { iso, selectList } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { DataSource } from 'typeorm';
import { companyTable } from '../../company/company-table.ts';
import type { SchedulingContext } from '../../context.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { threadColumns, threadTables } from '../../shared/sql/thread-tables.ts';
import { lockThread, markRead, waitingIn, whereAbout } from './thread-row.ts';
import { tellThread } from './tell.ts';
import { recordCompanyEvent } from '../../shared/audit/record.ts';

export const threadList: ListOptions = { orderings: threadOrdering, defaultOrdering: '-last_at', defaultPageSize: 20 };

/** SQL: so many of whom a broadcast is for, and who are with the company still, under a condition. */
const readers = (condition: string) => `(SELECT count(*)::integer FROM thread_reader AS reader
  JOIN employee ON employee.id = reader.employee_id AND employee.status = 'active'
  WHERE is_broadcast AND reader.thread_id = thread.id AND ${condition})`;

/** SQL: with whom it is, but of a broadcast. */
const names = `CASE WHEN is_broadcast THEN '' ELSE coalesce((SELECT string_agg(${employeeName}, ', ' ORDER BY employee.id)
  FROM thread_person AS person JOIN employee ON employee.id = person.employee_id WHERE person.thread_id = thread.id), '') END`;

const columns = selectList('thread', thread, {
  ...threadColumns,
  last_text: `coalesce((SELECT text FROM thread_message WHERE thread_id = thread.id ORDER BY id DESC LIMIT 1), '')`,
  unread: waitingIn('thread.id'),
  names,
  people: readers('true'),
  have_read: readers('reader.read_until > 0'),
  have_acknowledged: readers('reader.acknowledged_at IS NOT NULL'),
});

const rows = companyTable<Thread>({ table: 'thread', from: threadTables('shift'), columns });

/** Threads of one company in which somebody has written, the latest first; `search` looks at where it is, and with whom. */
export function listThreads(
  context: SchedulingContext,
  { company, kind, ...about }: ThreadListFilter,
  list: ListParameters,
): Promise<Page<Thread>> {
  const where = whereAbout(about).and(`${threadColumns.kind} =`, kind);
  const anywhere = threadSubjects.some((each) => about[each] !== undefined);
  const orderings = { last_at: 'thread.last_at' };
  const searched = ['client.name', 'location.name', names];
  return rows.list(context, company, { list, searched, orderings, where, anywhere });
}

/** @throws AppError `not_found` also for another company's */
export const getThread = rows.one;

/** A planner has read it, up to a message. @throws AppError `not_found` */
export async function readThread(context: SchedulingContext, id: number, until: number): Promise<Thread> {
  await getThread(context, id);
  const { userId: user } = requireActor(context);
  await context.database.transaction(async (manager) => {
    await lockThread(manager, id);
    await markRead(manager, { thread: id, by: { user }, until });
  });
  return getThread(context, id);
}

/** Who has read it and acknowledged it; those who have not come first. @throws AppError `not_found` */
export async function listReaders(context: SchedulingContext, id: number): Promise<ThreadReader[]> {
  await getThread(context, id);
  return context.database.query<ThreadReader[]>(
    `SELECT employee.id AS employee, ${employeeName} AS employee_name, employee.user_id IS NOT NULL AS has_account,
       ${iso('reader.read_at')} AS read_at, ${iso('acknowledged_at')} AS acknowledged_at, ${iso('reminded_at')} AS reminded_at
     FROM thread_reader AS reader
     JOIN thread_person AS person ON person.thread_id = $1 AND person.employee_id = reader.employee_id
     JOIN employee ON employee.id = person.employee_id
     WHERE reader.thread_id = $1
     ORDER BY acknowledged_at IS NOT NULL, reader.read_at IS NOT NULL, employee.last_name, employee.first_name, employee.id`,
    [id],
  );
}

/**
 * Tells once more who has an account and has not read it, or not acknowledged what asks for it: each of them once, however often this is called.
 * @throws AppError `not_found`
 */
export async function remindReaders(context: SchedulingContext, id: number): Promise<Thread> {
  const { company } = await getThread(context, id);
  await context.database.transaction(async (manager) => {
    await lockThread(manager, id);
    const [reminded] = await manager.query<[{ employee_id: number }[], number]>(
      `UPDATE thread_reader AS reader SET reminded_at = now()
       FROM thread JOIN thread_person AS person ON person.thread_id = thread.id
       JOIN employee ON employee.id = person.employee_id AND user_id IS NOT NULL
       WHERE thread.id = $1 AND is_broadcast AND reader.thread_id = $1 AND reader.employee_id = person.employee_id
         AND reminded_at IS NULL AND CASE WHEN asks_acknowledgement THEN acknowledged_at IS NULL ELSE read_until = 0 END
       RETURNING reader.employee_id`,
      [id],
    );
    if (reminded.length === 0) return;
    await tellThread(
      manager,
      id,
      reminded.map(({ employee_id }) => employee_id),
    );
    const changes = [{ name: 'people', before: null, after: String(reminded.length) }];
    await recordCompanyEvent(manager, company, { kind: 'broadcast_reminded', changes });
  });
  return getThread(context, id);
}

/** A thread is gone with its shift, once that cannot come back, and long after its last message. */
export const forgetThreads = (database: DataSource): Promise<unknown> =>
  database.query(
    `DELETE FROM thread WHERE last_at < now() - make_interval(days => $1) OR shift_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM shift WHERE shift.id = shift_id)
       AND NOT EXISTS (SELECT FROM published_shift WHERE published_shift.shift_id = thread.shift_id)
       AND NOT EXISTS (SELECT FROM deleted_shift WHERE deleted_shift.shift_id = thread.shift_id)`,
    [threadDays],
  );

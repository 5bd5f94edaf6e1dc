import type { ListParameters, Page } from '@portfolio/contracts/rest';
import type { ThreadMessage } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { iso, selectPage, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { inScope } from '@portfolio/service-kit/row-security';
import type { SchedulingContext } from '../../context.ts';
import { requireEmployee } from '../../people/employees/employees.ts';
import { namesOf } from '../../shared/accounts/contacts.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { requireTakingPart } from './my-threads.ts';
import { seenBy } from './thread-row.ts';
import { getThread } from './threads.ts';

/** A whole thread is one page. */
export const messageList: ListOptions = {
  orderings: ['written_at'],
  defaultOrdering: 'written_at',
  defaultPageSize: 100,
};

type Row = Omit<ThreadMessage, 'author_name' | 'read_by'> & {
  author: number | null;
  employee_name: string | null;
  readers: { user: number | null; name: string | null }[];
};

/**
 * What was written in a thread, the newest last.
 * @param isMine SQL of `message` and of `reader` alike: it is the caller
 * @param seen SQL of `message` and of `reader` alike: the caller may know of them
 */
async function messagesOf(
  context: SchedulingContext,
  { thread, isMine, seen, list }: { thread: number; isMine: string; seen: string; list: ListParameters },
): Promise<Page<ThreadMessage>> {
  const ofReader = (sql: string) => sql.replaceAll('message.', 'reader.');
  const { count, results } = await selectPage<Row>(context.database, {
    columns: `message.id, message.text, ${iso('message.written_at')} AS written_at, message.user_id IS NOT NULL AS by_planner,
      ${isMine} AS is_mine, message.user_id AS author, ${employeeName} AS employee_name,
      (SELECT coalesce(json_agg(json_build_object('user', reader.user_id, 'name', ${employeeName.replaceAll('employee.', 'person.')})
         ORDER BY reader.read_at), '[]')
       FROM thread_reader AS reader LEFT JOIN employee AS person ON person.id = reader.employee_id
       WHERE reader.thread_id = message.thread_id AND reader.read_until >= message.id AND NOT is_broadcast
         AND (reader.user_id, reader.employee_id) IS DISTINCT FROM (message.user_id, message.employee_id)
         AND NOT (${ofReader(isMine)}) AND ${ofReader(seen)}) AS readers`,
    from: `thread_message AS message JOIN thread ON thread.id = thread_id LEFT JOIN employee ON employee.id = message.employee_id`,
    where: new Where().and('thread.id =', thread).andSql(seen),
    list,
    orderings: { written_at: 'message.id' },
    key: 'message.id',
  });
  const planners = results.flatMap(({ author, readers }) => [author, ...readers.map(({ user }) => user)]);
  const names = await namesOf(
    context,
    planners.filter((user) => user !== null),
  );
  return {
    count,
    results: results.map(({ author, employee_name, readers, ...message }) => ({
      ...message,
      author_name: (author === null ? employee_name : names.get(author)) ?? '',
      read_by: readers.map(({ user, name }) => (user === null ? name : names.get(user)) ?? '').filter(Boolean),
    })),
  };
}

/** @throws AppError `not_found` also for another company's */
export async function listMessages(
  context: SchedulingContext,
  thread: number,
  list: ListParameters,
): Promise<Page<ThreadMessage>> {
  await getThread(context, thread);
  const { userId } = requireActor(context);
  return messagesOf(context, { thread, isMine: `message.user_id IS NOT DISTINCT FROM ${userId}`, seen: 'true', list });
}

/** @throws AppError `not_found` also for one that the caller takes no part in, or no more */
export async function listMyMessages(
  context: SchedulingContext,
  thread: number,
  list: ListParameters,
): Promise<Page<ThreadMessage>> {
  await requireTakingPart(context, thread);
  const { id, company_id: company } = await requireEmployee(context);
  const isMine = `message.employee_id IS NOT DISTINCT FROM ${id}`;
  return inScope({ company }, () => messagesOf(context, { thread, isMine, seen: seenBy(String(id)), list }));
}

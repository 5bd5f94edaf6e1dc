import { fault } from '@portfolio/contracts/errors';
import {
  threadMessages,
  threadSubjects,
  type MessageInput,
  type MyThreadListFilter,
  type ThreadSubject,
} from '@portfolio/contracts/scheduling';
import { Where } from '@portfolio/service-kit/database';
import { AppError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';

/** What a message is about: the contract asks for one of them. */
export function subjectOf(input: Pick<MessageInput, ThreadSubject>): { subject: ThreadSubject; id: number } {
  const subject = threadSubjects.find((each) => input[each] !== undefined)!;
  return { subject, id: input[subject]! };
}

/** Only of these, where they are given. */
export const whereAbout = (about: MyThreadListFilter): Where =>
  threadSubjects.reduce((where, each) => where.and(`thread.${each}_id =`, about[each]), new Where());

/**
 * SQL: an employee may see `message`: what planners wrote and they themselves, and of an offer what the other one did. Nobody learns who else
 * asks for an open shift, nor what whoever had the shift before them told their planner.
 */
export const seenBy = (employee: string) =>
  `(message.user_id IS NOT NULL OR message.employee_id = ${employee} OR thread.offer_id IS NOT NULL)`;

/** Until the transaction ends, nobody else writes in this thread or says that they read it: messages are numbered as they come. */
export async function lockThread(manager: EntityManager, id: number): Promise<void> {
  await manager.query('SELECT FROM thread WHERE id = $1 FOR NO KEY UPDATE', [id]);
}

/** The thread about something, begun where there is none, and locked. */
export async function beginThread(
  manager: EntityManager,
  { company, subject, id }: { company: number; subject: ThreadSubject; id: number },
): Promise<number> {
  await manager.query(`INSERT INTO thread (company_id, ${subject}_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    company,
    id,
  ]);
  const [found] = await manager.query<[{ id: number }]>(
    `SELECT id FROM thread WHERE ${subject}_id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return found.id;
}

interface Written {
  thread: number;
  text: string;
  by: { employee: number } | { user: number };
}

/** SQL: messages of others in `thread` that an employee may see and has not read, counted anew: whoever takes part later has them too. */
export const unreadOf = (employee: string) => `(SELECT count(*)::integer FROM thread_message AS message
  WHERE message.thread_id = thread.id AND ${seenBy(employee)} AND message.employee_id IS DISTINCT FROM ${employee}
    AND message.id > coalesce((SELECT read_until FROM thread_reader
      WHERE thread_reader.thread_id = thread.id AND thread_reader.employee_id = ${employee}), 0))`;

/** SQL: messages of employees that no planner has read. @param thread SQL: its id */
export const waitingIn = (thread: string) => `(SELECT count(*)::integer FROM thread_message AS message
  WHERE message.thread_id = ${thread} AND message.employee_id IS NOT NULL AND message.id > coalesce((SELECT max(read_until)
    FROM thread_reader WHERE thread_reader.thread_id = ${thread} AND user_id IS NOT NULL), 0))`;

/**
 * Writes a message in a thread that is locked. Whoever writes may not have seen what came before: a message waits in a phone without a
 * line. @returns its number, and who is to be told
 * @throws AppError `conflict` for a thread that is full, or has half of it of one employee already
 */
export async function addMessage(manager: EntityManager, { thread, text, by }: Written) {
  const [employee, user] = 'employee' in by ? [by.employee, null] : [null, by.user];
  const [[counted]] = await manager.query<[unknown[], number]>(
    `UPDATE thread SET messages = messages + 1, last_at = now() WHERE id = $1 AND messages < ${threadMessages}
       AND (SELECT count(*) FROM thread_message WHERE thread_id = $1 AND employee_id = $2) < ${threadMessages / 2} RETURNING id`,
    [thread, employee],
  );
  if (!counted) throw new AppError('conflict', fault('thread_full', { max: threadMessages }));
  const [message] = await manager.query<[{ id: number; waiting: number }]>(
    `INSERT INTO thread_message (company_id, thread_id, employee_id, user_id, text)
     SELECT company_id, id, $2, $3, $4 FROM thread WHERE id = $1 RETURNING id, ${waitingIn('$1')} AS waiting`,
    [thread, employee, user, text],
  );
  // Their rows are touched, so that they hear of it at once. Who was told and has not looked yet is not told again.
  const readers = await manager.query<{ employee_id: number; was_told: boolean }[]>(
    `INSERT INTO thread_reader AS reader (company_id, thread_id, employee_id)
     SELECT thread.company_id, thread.id, person.employee_id
     FROM thread JOIN thread_person AS person ON person.thread_id = thread.id
     WHERE thread.id = $1 AND ($2::integer IS NULL OR thread.offer_id IS NOT NULL OR person.employee_id = $2)
     ON CONFLICT (thread_id, employee_id) DO UPDATE SET read_until = reader.read_until
     RETURNING employee_id, EXISTS (SELECT FROM notice
       WHERE notice.thread_id = reader.thread_id AND notice.employee_id = reader.employee_id AND notice.read_at IS NULL) AS was_told`,
    [thread, employee],
  );
  return {
    id: message.id,
    toTell: readers
      .filter(({ employee_id, was_told }) => employee_id !== employee && !was_told)
      .map(({ employee_id }) => employee_id),
    // The statement that wrote it did not see it.
    tellsPlanners: employee !== null && message.waiting === 0,
  };
}

interface Read extends Pick<Written, 'thread' | 'by'> {
  /** The last message that they saw. */
  until: number;
}

/** Somebody has read a thread that is locked, up to a message. What they read before stays read. */
export async function markRead(manager: EntityManager, { thread, by, until }: Read): Promise<void> {
  const [who, reader] = 'employee' in by ? ['employee_id', by.employee] : ['user_id', by.user];
  await manager.query(
    `INSERT INTO thread_reader AS reader (company_id, thread_id, ${who}, read_until, read_at)
     SELECT company_id, id, $2, least($3, (SELECT max(id) FROM thread_message WHERE thread_id = $1)), now() FROM thread WHERE id = $1
     ON CONFLICT (thread_id, ${who}) DO UPDATE SET read_until = excluded.read_until, read_at = excluded.read_at
     WHERE reader.read_until < excluded.read_until`,
    [thread, reader, until],
  );
  if ('employee' in by) {
    await manager.query(
      `UPDATE notice SET read_at = now() FROM thread
       WHERE thread.id = $1 AND thread_id = $1 AND employee_id = $2 AND read_at IS NULL AND ${unreadOf('$2')} = 0`,
      [thread, reader],
    );
  }
  // So that who wrote hears of it: changes of a row are told to the employee whom it is about.
  await manager.query(
    `UPDATE thread_reader SET read_until = read_until FROM thread
     WHERE thread.id = $1 AND NOT is_broadcast AND (offer_id IS NOT NULL OR $2) AND thread_id = $1 AND employee_id IS NOT NULL`,
    [thread, 'user' in by],
  );
}

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

/**
 * Writes a message in a thread that is locked. @returns its number, and who had read all before it: they are to be told
 * @throws AppError `conflict` for a thread that is full
 */
export async function addMessage(manager: EntityManager, { thread, text, by }: Written) {
  const [employee, user] = 'employee' in by ? [by.employee, null] : [null, by.user];
  const [[counted]] = await manager.query<[{ waiting: number }[], number]>(
    `UPDATE thread SET messages = messages + 1, last_at = now(), waiting = CASE WHEN $2 THEN waiting + 1 ELSE 0 END
     WHERE id = $1 AND messages < ${threadMessages} RETURNING waiting`,
    [thread, employee !== null],
  );
  if (!counted) throw new AppError('conflict', fault('thread_full', { max: threadMessages }));
  const [message] = await manager.query<[{ id: number }]>(
    `INSERT INTO thread_message (company_id, thread_id, employee_id, user_id, text)
     SELECT company_id, id, $2, $3, $4 FROM thread WHERE id = $1 RETURNING id`,
    [thread, employee, user, text],
  );
  await markRead(manager, { thread, by, until: message.id });
  const unread = await manager.query<{ employee_id: number; unread: number }[]>(
    `INSERT INTO thread_reader AS reader (company_id, thread_id, employee_id, unread)
     SELECT thread.company_id, thread.id, person.employee_id, 1
     FROM thread JOIN thread_person AS person ON person.thread_id = thread.id
     WHERE thread.id = $1 AND person.employee_id IS DISTINCT FROM $2 AND ($2::integer IS NULL OR thread.offer_id IS NOT NULL)
     ON CONFLICT (thread_id, employee_id) DO UPDATE SET unread = reader.unread + 1
     RETURNING employee_id, unread`,
    [thread, employee],
  );
  return {
    id: message.id,
    toTell: unread.filter((each) => each.unread === 1).map(({ employee_id }) => employee_id),
    tellsPlanners: counted.waiting === 1,
  };
}

interface Read extends Pick<Written, 'thread' | 'by'> {
  /** The last message that they saw. */
  until: number;
}

/** Somebody has read a thread that is locked, up to a message. What they read before stays read. */
export async function markRead(manager: EntityManager, { thread, by, until }: Read): Promise<void> {
  const [who, reader] = 'employee' in by ? ['employee_id', by.employee] : ['user_id', by.user];
  const left = `(SELECT count(*) FROM thread_message AS message JOIN thread ON thread.id = thread_id
    WHERE thread_id = $1 AND message.id > excluded.read_until AND message.employee_id IS DISTINCT FROM $2 AND ${seenBy('$2')})`;
  await manager.query(
    `INSERT INTO thread_reader AS reader (company_id, thread_id, ${who}, read_until, read_at)
     SELECT company_id, id, $2, least($3, (SELECT max(id) FROM thread_message WHERE thread_id = $1)), now() FROM thread WHERE id = $1
     ON CONFLICT (thread_id, ${who}) DO UPDATE SET read_until = excluded.read_until, read_at = excluded.read_at,
       unread = ${'employee' in by ? left : '0'}
     WHERE reader.read_until < excluded.read_until`,
    [thread, reader, until],
  );
  if ('employee' in by) {
    await manager.query(
      `UPDATE notice SET read_at = now() FROM thread_reader AS reader
       WHERE reader.thread_id = $1 AND reader.employee_id = $2 AND reader.unread = 0
         AND notice.thread_id = $1 AND notice.employee_id = $2 AND notice.read_at IS NULL`,
      [thread, reader],
    );
  } else {
    await manager.query(
      `UPDATE thread SET waiting = (SELECT count(*) FROM thread_message WHERE thread_id = $1 AND employee_id IS NOT NULL
         AND id > (SELECT max(read_until) FROM thread_reader WHERE thread_id = $1 AND user_id IS NOT NULL)) WHERE id = $1`,
      [thread],
    );
  }
  // So that who wrote hears of it: changes of a row are told to the employee whom it is about.
  await manager.query(
    `UPDATE thread_reader SET unread = unread FROM thread
     WHERE thread.id = $1 AND NOT is_broadcast AND (offer_id IS NOT NULL OR $2) AND thread_id = $1 AND employee_id IS NOT NULL`,
    [thread, 'user' in by],
  );
}

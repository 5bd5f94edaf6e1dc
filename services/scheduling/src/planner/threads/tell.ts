import type { Language } from '@portfolio/contracts/auth';
import { enqueue, task, type Task } from '@portfolio/service-kit/jobs';
import { letter } from '@portfolio/service-kit/mail';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { tellNow } from '../../portal/notices/tell-notice.ts';
import { administrators, mailAdministrators, type MailMeans } from '../../shared/accounts/contacts.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { afterUndo } from '../../shared/taking-back.ts';
import { unreadOf } from './thread-row.ts';

/** Tells employees of a thread, if they have an account. */
export async function tellThread(
  manager: EntityManager,
  thread: number,
  employees: readonly number[],
  options: { runAt?: Date } = {},
): Promise<void> {
  const told = await manager.query<{ id: number }[]>(
    `INSERT INTO notice (company_id, employee_id, told_at, thread_id)
     SELECT company_id, id, now(), $1 FROM employee WHERE id = ANY ($2) AND user_id IS NOT NULL ORDER BY id RETURNING id`,
    [thread, employees],
  );
  for (const { id: notice } of told) await enqueue(manager, tellNow, { notice }, options);
}

/**
 * What was written about shifts while they were drafts is told to those who know of them now. Elsewhere once it was not taken back.
 * @param shifts that were published in this transaction
 */
export async function tellOfPublished(manager: EntityManager, shifts: readonly number[]): Promise<void> {
  const waiting = await manager.query<{ thread: number; employee: number }[]>(
    `INSERT INTO thread_reader AS reader (company_id, thread_id, employee_id)
     SELECT thread.company_id, thread.id, person.employee_id FROM thread JOIN thread_person AS person ON person.thread_id = thread.id
     WHERE thread.shift_id = ANY ($1) AND ${unreadOf('person.employee_id')} > 0 AND NOT EXISTS (SELECT FROM notice
       WHERE notice.thread_id = thread.id AND notice.employee_id = person.employee_id
         AND (notice.read_at IS NULL OR notice.told_at >= thread.last_at))
     ORDER BY thread.id ON CONFLICT (thread_id, employee_id) DO UPDATE SET read_until = reader.read_until
     RETURNING thread_id AS thread, employee_id AS employee`,
    [shifts],
  );
  for (const { thread, employee } of waiting) await tellThread(manager, thread, [employee], { runAt: afterUndo() });
}

/** SQL: notices of what was written about the shifts of publication `$1` that came with it. */
export const toldWithPublication = `SELECT notice.id, notice.read_at FROM notice JOIN publication ON publication.id = $1
    AND publication.company_id = notice.company_id AND told_at = published_at
  WHERE thread_id IS NOT NULL ORDER BY notice.employee_id, notice.id FOR UPDATE OF notice`;

export const threadMail = 'mail-thread';

interface Told {
  name: string;
  thread: number;
  company: string;
  language: Language;
  administrators: number[];
}

const texts: Record<
  Language,
  { subject: (name: string) => string; text: (company: string) => string; button: string }
> = {
  en: {
    subject: (name) => `${name} has written to you`,
    text: (company) => `There is a new message for the planners of ${company}.`,
    button: 'Read and answer',
  },
  es: {
    subject: (name) => `${name} le ha escrito`,
    text: (company) => `Hay un mensaje nuevo para los planificadores de ${company}.`,
    button: 'Leer y responder',
  },
  fr: {
    subject: (name) => `${name} vous a écrit`,
    text: (company) => `Il y a un nouveau message pour les planificateurs de ${company}.`,
    button: 'Lire et répondre',
  },
};

/** Tells a company's administrators who want mail that an employee has written; not what one of them has read since. */
export const threadMailTask = (parts: MailMeans): Task =>
  task(threadMail, z.object({ message: z.int() }), async (_context, { message }) => {
    const [told] = await parts.database.query<Told[]>(
      `SELECT ${employeeName} AS name, thread.id AS thread, company.name AS company, company.language, ${administrators} AS administrators
       FROM thread_message AS message JOIN thread ON thread.id = thread_id JOIN company ON company.id = thread.company_id
       JOIN employee ON employee.id = message.employee_id
       WHERE message.id = $1 AND NOT EXISTS (
         SELECT FROM thread_reader WHERE thread_id = thread.id AND user_id IS NOT NULL AND read_until >= message.id)`,
      [message],
    );
    if (!told || told.administrators.length === 0) return;
    const { subject, text, button } = texts[told.language];
    await mailAdministrators(parts, told.administrators, {
      ...letter({
        lang: told.language,
        subject: subject(told.name),
        paragraphs: [text(told.company)],
        link: { url: `${parts.publicOrigin}/admin/planner/messages?open=${told.thread}`, label: button, after: 1 },
      }),
      id: `message-${message}`,
    });
  });

import { identityProof, languages, type Language } from '@portfolio/contracts/auth';
import { dateAndTime } from '@portfolio/contracts/dates';
import { enqueue, task, type JobOptions, type Task } from '@portfolio/service-kit/jobs';
import { letter, type Mailer } from '@portfolio/service-kit/mail';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { noticeKinds, noticeTexts, type NoticeKind } from './notice-texts.ts';
import { resetTexts } from './reset-texts.ts';

const noticeTask = 'send-account-notice';

interface Recipient {
  email: string;
  username: string;
  first_name: string;
  language: Language | null;
  timezone: string | null;
  user_agent: string;
  ip_address: string;
  created_at: Date;
  /** Whose session it is. */
  by: string;
}

/** What happened more than once in a session, or to somebody else. */
const change = z.object({
  /** Of a change of address: who is told, at the address of before, and the new one. */
  to: z.string().optional(),
  email: z.string().optional(),
  /** To whose account it was done, where not to that of the session. */
  userId: z.int().optional(),
  /** By what they had proven who they are; absent in a job of the release that did not ask. */
  proof: identityProof.optional(),
  /** Tells one change of a session from the next. */
  seed: z.string(),
});

const payload = z.object({ kind: z.enum(noticeKinds), sessionId: z.uuid(), change: change.optional() });

/** The job that tells a user by mail, once, of what was done to their account in a session. */
export const noticeJob = (
  kind: NoticeKind,
  sessionId: string,
  about?: z.infer<typeof change>,
): [taskName: string, payload: object, options: JobOptions] => [
  noticeTask,
  { kind, sessionId, ...(about && { change: about }) },
  { jobKey: `${noticeTask}/${kind}/${about?.seed ?? sessionId}` },
];

/** Adds that job. */
export const enqueueNotice = (database: DataSource | EntityManager, ...notice: Parameters<typeof noticeJob>) =>
  enqueue(database, ...noticeJob(...notice));

/** Its name is the same each time it is sent, so that a repeated one can be told. */
export const noticeMailJob = (parts: { database: DataSource; mailer: Mailer; publicOrigin: string }): Task =>
  task(noticeTask, payload, async (_context, { kind, sessionId, change: about }) => {
    const [user] = await parts.database.query<Recipient[]>(
      `SELECT account.email, account.username, account.first_name, language, timezone, user_agent, ip_address, session.created_at,
         coalesce(nullif(trim(actor.first_name || ' ' || actor.last_name), ''), actor.username) AS by
       FROM session JOIN account ON account.id = coalesce($3, session.user_id) JOIN account AS actor ON actor.id = session.user_id
       LEFT JOIN user_settings ON user_settings.user_id = account.id
       WHERE session.id = $1 AND ($2 OR account.email <> '')`,
      [sessionId, about?.to !== undefined, about?.userId ?? null],
    );
    if (!user) return;
    await parts.mailer.send({
      to: about?.to ?? user.email,
      id: `${kind}-${about?.seed ?? sessionId}`,
      ...render(kind, user, parts.publicOrigin, about),
    });
  });

function render(kind: NoticeKind, user: Recipient, origin: string, about?: z.infer<typeof change>) {
  const lang = user.language ?? languages[0];
  const texts = noticeTexts[kind][lang];
  // Of what whoever manages users did. Where they sit is nobody's business.
  const reset = about?.userId === undefined ? undefined : resetTexts[lang];
  const zone = user.timezone ?? 'UTC';
  const time = `${dateAndTime(user.created_at, lang, zone, true)} (${zone.replaceAll('_', ' ')})`;
  return letter({
    lang,
    subject: texts.subject,
    paragraphs: [
      texts.greeting(user.first_name || user.username),
      texts.what(user.username, about?.email ?? ''),
      reset
        ? [reset.by(user.by), about?.proof && reset.proven[about.proof]].filter(Boolean).join(' ')
        : texts.where({ time, device: user.user_agent || '?', address: user.ip_address }),
      reset?.action ?? texts.action,
      reset?.ignore ?? texts.ignore,
    ],
    link: { url: `${origin}${texts.path}`, label: texts.button, after: 3 },
  });
}

import { languages, type Language } from '@portfolio/contracts/auth';
import { enqueue, task, type Task } from '@portfolio/service-kit/jobs';
import { letter, type Mailer } from '@portfolio/service-kit/mail';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { noticeTexts, type NoticeKind } from './notice-texts.ts';

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
}

/** Tells a user by mail, once, of what was done to their account in a session. */
export const enqueueNotice = (database: DataSource | EntityManager, kind: NoticeKind, sessionId: string) =>
  enqueue(database, noticeTask, { kind, sessionId }, { jobKey: `${noticeTask}/${kind}/${sessionId}` });

const payload = z.object({ kind: z.enum(['new_device', 'patreon_connected']), sessionId: z.uuid() });

/** Its name is the same each time it is sent, so that a repeated one can be told. */
export const noticeMailJob = (parts: { database: DataSource; mailer: Mailer; publicOrigin: string }): Task =>
  task(noticeTask, payload, async (_context, { kind, sessionId }) => {
    const [user] = await parts.database.query<Recipient[]>(
      `SELECT email, username, first_name, language, timezone, user_agent, ip_address, session.created_at
       FROM session JOIN account ON account.id = session.user_id
       LEFT JOIN user_settings ON user_settings.user_id = account.id
       WHERE session.id = $1 AND email <> ''`,
      [sessionId],
    );
    if (!user) return;
    await parts.mailer.send({
      to: user.email,
      id: `${kind}-${sessionId}`,
      ...render(kind, user, `${parts.publicOrigin}/reset-password`),
    });
  });

function render(kind: NoticeKind, user: Recipient, url: string) {
  const lang = user.language ?? languages[0];
  const texts = noticeTexts[kind][lang];
  const timeZone = user.timezone ?? 'UTC';
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeStyle: 'long', timeZone }).format(
    user.created_at,
  );
  return letter({
    lang,
    subject: texts.subject,
    paragraphs: [
      texts.greeting(user.first_name || user.username),
      texts.what(user.username),
      texts.where({ time, device: user.user_agent || '?', address: user.ip_address }),
      texts.action,
      texts.ignore,
    ],
    link: { url, label: texts.button, after: 3 },
  });
}

import { auditChange } from '@portfolio/contracts/audit';
import { identityProof, languages, type Language } from '@portfolio/contracts/auth';
import { dateAndTime } from '@portfolio/contracts/dates';
import { enqueue, task, type JobOptions, type Task } from '@portfolio/service-kit/jobs';
import { letter, type Mailer } from '@portfolio/service-kit/mail';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { changeTexts, toldNames, resetTexts } from './change-texts.ts';
import { noticeKinds, noticeTexts, type NoticeKind } from './notice-texts.ts';
import { tooLate } from './shared-texts.ts';

const noticeTask = 'send-account-notice';

interface Recipient {
  email: string;
  username: string;
  first_name: string;
  language: Language | null;
  timezone: string | null;
  user_agent: string;
  ip_address: string;
  at: Date;
  /** Who did it, if that was somebody else. */
  by: string | null;
  by_operator: boolean;
}

/** What happened more than once in a session, or to somebody else. */
const change = z.object({
  /** Who is told where that is not the account's address of now. */
  to: z.string().optional(),
  /** The new address. */
  email: z.string().optional(),
  /** Whom it was done to, of what is told to who did it, or of who is nobody any more. */
  about: z.string().optional(),
  /** Who is told, where not the user of the session or event. */
  userId: z.int().optional(),
  /** By what they had proven who they are; absent in a job of the release that did not ask. */
  proof: identityProof.optional(),
  /** Of who has none set any more. */
  language: z.enum(languages).optional(),
  changes: z.array(auditChange).optional(),
  /** Tells one change of a session from the next. */
  seed: z.string().optional(),
});

const payload = z.object({
  kind: z.enum(noticeKinds),
  sessionId: z.uuid().optional(),
  event: z.int().optional(),
  change: change.optional(),
});

/** What tells who did it, when and from where: a session, by its id, or an event of the activity log, also of what no session does. */
type Source = string | { event: number };
type Change = z.infer<typeof change>;

/** The job that tells a user by mail, once, of what was done to their account in a session. */
export const noticeJob = (
  kind: NoticeKind,
  from: Source,
  about?: Change,
): [taskName: string, payload: object, options: JobOptions] => [
  noticeTask,
  { kind, ...(typeof from === 'string' ? { sessionId: from } : from), ...(about && { change: about }) },
  { jobKey: `${noticeTask}/${kind}/${seedOf(from, about)}` },
];

/** Adds that job. */
export const enqueueNotice = (database: DataSource | EntityManager, ...notice: Parameters<typeof noticeJob>) =>
  enqueue(database, ...noticeJob(...notice));

/** Each event is told of; more than one in a session, by what tells them apart. */
const seedOf = (from: Source, about: Change | undefined): string =>
  about?.seed ?? (typeof from === 'string' ? from : String(from.event));

/** Its name is the same each time it is sent, so that a repeated one can be told. */
export const noticeMailJob = (parts: { database: DataSource; mailer: Mailer; publicOrigin: string }): Task =>
  task(noticeTask, payload, async (_context, { kind, sessionId, event, change: about }) => {
    const [user] = await parts.database.query<Recipient[]>(
      `SELECT account.email, account.username, account.first_name, language, timezone, user_agent, ip_address, at, by_operator,
         CASE WHEN actor.id <> account.id
           THEN coalesce(nullif(trim(actor.first_name || ' ' || actor.last_name), ''), actor.username) END AS by
       FROM (
         SELECT user_id, user_id AS person_id, user_agent, ip_address, created_at AS at, false AS by_operator
         FROM session WHERE id = $1
         UNION ALL
         SELECT user_id, person_id, user_agent, client_address, at, person_id IS NULL AND client_address = '' FROM audit_event WHERE id = $4
       ) AS done JOIN account ON account.id = coalesce($3, done.user_id) LEFT JOIN account AS actor ON actor.id = done.person_id
       LEFT JOIN user_settings ON user_settings.user_id = account.id
       WHERE $2 OR account.email <> ''`,
      [sessionId ?? null, about?.to !== undefined, about?.userId ?? null, event ?? null],
    );
    if (!user) return;
    await parts.mailer.send({
      to: about?.to ?? user.email,
      id: `${kind}-${about?.seed ?? sessionId ?? event}`,
      ...render(kind, user, parts.publicOrigin, about),
    });
  });

function render(kind: NoticeKind, user: Recipient, origin: string, about?: Change) {
  const lang = about?.language ?? user.language ?? languages[0];
  const texts = noticeTexts[kind][lang];
  const others = user.by !== null || user.by_operator ? byOthers[lang] : undefined;
  const { action, ignore, path, button } = {
    ...texts,
    ...others,
    ...(about?.proof && { ...resetTexts[lang], path: texts.path, button: texts.button }),
  };
  const zone = user.timezone ?? 'UTC';
  const time = `${dateAndTime(user.at, lang, zone, true)} (${zone.replaceAll('_', ' ')})`;
  const done = others
    ? [user.by === null ? others.byOperator : others.by(user.by), about?.proof && resetTexts[lang].proven[about.proof]]
        .filter(Boolean)
        .join(' ')
    : texts.where({ time, device: user.user_agent || '?', address: user.ip_address });
  const lines = linesOf(about?.changes ?? [], lang);
  const before = [
    texts.greeting(user.first_name || user.username),
    texts.what(user.username, about?.email ?? about?.about ?? ''),
    lines,
    done,
    action,
  ].filter(({ length }) => length > 0);
  return letter({
    lang,
    subject: texts.subject,
    paragraphs: [...before, ignore],
    link: { url: `${origin}${path}`, label: button, after: before.length - 1 },
  });
}

const linesOf = (changes: NonNullable<Change['changes']>, lang: Language): string[] =>
  toldNames.flatMap((name) => {
    const after = changes.find((one) => one.name === name)?.after;
    return after === undefined || after === null ? [] : [changeTexts[lang][name](after)];
  });

interface ByOthers {
  by: (name: string) => string;
  /** Of a command on the host, which nobody is signed in to. */
  byOperator: string;
  action: string;
  path: string;
  button: string;
  ignore: string;
}

/** In the place of where and when, if somebody else did it: who, as where they sit is nobody's business, and what to do about it. */
const byOthers: Record<Language, ByOthers> = {
  en: {
    ...tooLate.en,
    by: (name) => `It was done by ${name}, who manages accounts here.`,
    byOperator: 'It was done by whoever runs this site.',
    action: 'If you know nothing of it, write to us at once.',
    ignore: 'If you know of it, there is nothing to do.',
  },
  es: {
    ...tooLate.es,
    by: (name) => `Lo hizo ${name}, que administra las cuentas de este sitio.`,
    byOperator: 'Lo hizo quien gestiona este sitio.',
    action: 'Si no sabe nada de ello, escríbanos de inmediato.',
    ignore: 'Si lo sabía, no tiene que hacer nada.',
  },
  fr: {
    ...tooLate.fr,
    by: (name) => `C’est ${name}, qui gère les comptes de ce site, qui l’a fait.`,
    byOperator: 'C’est la personne qui exploite ce site qui l’a fait.',
    action: 'Si vous n’en savez rien, écrivez-nous sans attendre.',
    ignore: 'Si vous le saviez, vous n’avez rien à faire.',
  },
};

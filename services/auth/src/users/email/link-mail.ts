import { languages } from '@portfolio/contracts/auth';
import { task, type Task } from '@portfolio/service-kit/jobs';
import type { Mailer } from '@portfolio/service-kit/mail';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { linkLetter } from '../../shared/mail/link-letter.ts';
import type { Secrets } from '../../shared/secrets/secrets.ts';
import { hashToken } from '../../sign-in/sessions/refresh-token.ts';
import { emailLinkTask, emailToken } from './change-email.ts';
import { linkTexts } from './link-texts.ts';

const payload = z.object({ seed: z.string(), language: z.enum(languages) });

/** Mails the link with which a new address is confirmed; the same link when the job is repeated. */
export const emailLinkJob = (parts: {
  database: DataSource;
  mailer: Mailer;
  publicOrigin: string;
  secrets: Secrets;
}): Task =>
  task(emailLinkTask, payload, async (_context, { seed, language }) => {
    const token = emailToken(parts.secrets, seed);
    const [user] = await parts.database.query<{ email: string; username: string; first_name: string }[]>(
      `SELECT email_change.email, username, first_name FROM email_change JOIN account ON account.id = user_id
       WHERE token_hash = $1 AND expires_at > now() AND is_active`,
      [hashToken(token)],
    );
    if (!user) return;
    await parts.mailer.send({
      to: user.email,
      id: `email-link-${hashToken(token).toString('hex').slice(0, 32)}`,
      ...linkLetter(language, linkTexts[language], user, `${parts.publicOrigin}/confirm-email/${token}`),
    });
  });

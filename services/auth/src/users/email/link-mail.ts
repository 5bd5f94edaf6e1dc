import { languages, type Language } from '@portfolio/contracts/auth';
import { task, type Task } from '@portfolio/service-kit/jobs';
import type { Mailer } from '@portfolio/service-kit/mail';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { linkLetter, type LinkTexts } from '../../shared/mail/link-letter.ts';
import type { Secrets } from '../../shared/secrets/secrets.ts';
import { hashToken } from '../../sign-in/sessions/refresh-token.ts';
import { emailLinkTask, emailToken } from './change-email.ts';

/** The e-mail that confirms a new address. */
const linkTexts: Record<Language, LinkTexts> = {
  en: {
    subject: 'Confirm your new email address',
    greeting: (name) => `Hello ${name},`,
    intro: (username) => `this address was given as the new address of the account "${username}".`,
    action: 'To use it from now on, open this link and confirm:',
    button: 'Confirm this address',
    expiry: 'The link works once, within one hour. Until then, the account keeps its current address.',
    ignore: 'If it was not you, ignore this message: nothing changes.',
  },
  es: {
    subject: 'Confirme su nueva dirección de correo',
    greeting: (name) => `Hola, ${name}:`,
    intro: (username) => `Esta dirección se ha indicado como la nueva de la cuenta «${username}».`,
    action: 'Para usarla a partir de ahora, abra este enlace y confirme:',
    button: 'Confirmar esta dirección',
    expiry: 'El enlace funciona una sola vez, durante una hora. Hasta entonces la cuenta conserva su dirección actual.',
    ignore: 'Si no fue usted, ignore este mensaje: nada cambia.',
  },
  fr: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    greeting: (name) => `Bonjour ${name},`,
    intro: (username) => `Cette adresse a été indiquée comme la nouvelle adresse du compte « ${username} ».`,
    action: 'Pour l’utiliser désormais, ouvrez ce lien et confirmez :',
    button: 'Confirmer cette adresse',
    expiry: 'Le lien fonctionne une seule fois, pendant une heure. D’ici là, le compte garde son adresse actuelle.',
    ignore: 'Si ce n’était pas vous, ignorez ce message : rien ne change.',
  },
};

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

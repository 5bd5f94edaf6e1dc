import { languages, type Language } from '@portfolio/contracts/auth';
import { task, type Task } from '@portfolio/service-kit/jobs';
import type { Mailer } from '@portfolio/service-kit/mail';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { linkLetter, type LinkTexts } from '../../shared/mail/link-letter.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import type { Secrets } from '../../shared/secrets/secrets.ts';
import { resetMailTask } from './request-reset.ts';
import { keepResetLink } from './reset-links.ts';

/** The password reset e-mail. */
const resetTexts: Record<Language, LinkTexts> = {
  en: {
    subject: 'Reset your password',
    greeting: (name) => `Hello ${name},`,
    intro: (username) => `someone asked to reset the password of your account "${username}".`,
    action: 'To choose a new password, open this link:',
    button: 'Choose a new password',
    expiry: 'The link works once, within one hour.',
    ignore: 'If it was not you, ignore this message: your password stays as it is.',
  },
  es: {
    subject: 'Restablezca su contraseña',
    greeting: (name) => `Hola, ${name}:`,
    intro: (username) => `Alguien pidió restablecer la contraseña de su cuenta «${username}».`,
    action: 'Para elegir una contraseña nueva, abra este enlace:',
    button: 'Elegir una contraseña nueva',
    expiry: 'El enlace funciona una sola vez, durante una hora.',
    ignore: 'Si no fue usted, ignore este mensaje: su contraseña no cambia.',
  },
  fr: {
    subject: 'Réinitialisez votre mot de passe',
    greeting: (name) => `Bonjour ${name},`,
    intro: (username) =>
      `une demande de réinitialisation du mot de passe de votre compte « ${username} » nous est parvenue.`,
    action: 'Pour choisir un nouveau mot de passe, ouvrez ce lien :',
    button: 'Choisir un nouveau mot de passe',
    expiry: 'Le lien fonctionne une seule fois, pendant une heure.',
    ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe ne change pas.',
  },
};

interface Recipient {
  id: number;
  email: string;
  username: string;
  first_name: string;
  language: Language | null;
}

const payload = z.object({
  email: z.string(),
  language: z.enum(languages),
  seed: z.string(),
  /** The release before does not say it. */
  asked_at: z.string().optional(),
});

/**
 * Makes a reset link and mails it; older links are void. The token is derived from the job, so that it is nowhere stored in
 * the clear, and a repeated job mails the same link again, unless that was used or a newer one asked for meanwhile.
 */
export const resetMailJob = (parts: {
  database: DataSource;
  mailer: Mailer;
  publicOrigin: string;
  secrets: Secrets;
}): Task =>
  task(resetMailTask, payload, async (_context, { email, language, seed, asked_at }) => {
    const [user] = await parts.database.query<Recipient[]>(
      `SELECT account.id, email, username, first_name, user_settings.language
       FROM account LEFT JOIN user_settings ON user_settings.user_id = account.id
       WHERE folded(email) = folded($1) AND is_active`,
      [email],
    );
    if (!user) return;
    const token = parts.secrets.mac('password-reset', seed).toString('base64url');
    const tokenHash = hashToken(token);
    if (!(await keepResetLink(parts.database, user, tokenHash, asked_at))) return;
    const lang = user.language ?? language;
    const link = `${parts.publicOrigin}/reset-password/${uidOf(user.id)}/${token}`;
    await parts.mailer.send({
      to: user.email,
      id: `password-reset-${tokenHash.toString('hex').slice(0, 32)}`,
      ...linkLetter(lang, resetTexts[lang], user, link),
    });
  });

/** The user's part of a reset link. */
export const uidOf = (userId: number): string => Buffer.from(String(userId)).toString('base64url');

/** @returns undefined for what no link contains */
export const userIdOf = (uid: string): number | undefined => {
  const decoded = Buffer.from(uid, 'base64url').toString();
  return /^[1-9]\d{0,9}$/.test(decoded) ? Number(decoded) : undefined;
};

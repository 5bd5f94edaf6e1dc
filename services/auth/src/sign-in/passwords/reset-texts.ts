import type { Language } from '@portfolio/contracts/auth';
import type { LinkTexts } from '../../shared/mail/link-letter.ts';

/** The password reset e-mail. */
export const resetTexts: Record<Language, LinkTexts> = {
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

import type { Language } from '@portfolio/contracts/auth';

/** What somebody is told about their account, because only they can know whether it was them. */
export const noticeKinds = [
  'new_device',
  'too_many_devices',
  'patreon_connected',
  'email_change_asked',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

interface NoticeTexts {
  subject: string;
  greeting: (name: string) => string;
  /** @param email the new address, where it is about one */
  what: (username: string, email: string) => string;
  where: (facts: { time: string; device: string; address: string }) => string[];
  /** In the place of where, when whoever manages users did it. */
  byStaff: string;
  action: string;
  /** Where the button leads. */
  path: string;
  button: string;
  ignore: string;
}

const shared = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    where: ({ time, device, address }) => [`Time: ${time}`, `Browser: ${device}`, `Address: ${address}`],
    byStaff: 'It was done by somebody who manages accounts here.',
    action: 'If it was not you, choose a new password: it signs all devices out and disconnects Patreon.',
    path: '/reset-password',
    button: 'Choose a new password',
    ignore: 'If it was you, there is nothing to do.',
  },
  es: {
    greeting: (name: string) => `Hola, ${name}:`,
    where: ({ time, device, address }) => [`Hora: ${time}`, `Navegador: ${device}`, `Dirección: ${address}`],
    byStaff: 'Lo hizo alguien que administra las cuentas de este sitio.',
    action:
      'Si no fue usted, elija una contraseña nueva: cierra la sesión en todos los dispositivos y desconecta Patreon.',
    path: '/reset-password',
    button: 'Elegir una contraseña nueva',
    ignore: 'Si fue usted, no tiene que hacer nada.',
  },
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    where: ({ time, device, address }) => [`Heure : ${time}`, `Navigateur : ${device}`, `Adresse : ${address}`],
    byStaff: 'C’est une personne qui gère les comptes de ce site qui l’a fait.',
    action:
      'Si ce n’était pas vous, choisissez un nouveau mot de passe : il déconnecte tous les appareils ainsi que Patreon.',
    path: '/reset-password',
    button: 'Choisir un nouveau mot de passe',
    ignore: 'Si c’était vous, vous n’avez rien à faire.',
  },
} satisfies Record<Language, Omit<NoticeTexts, 'subject' | 'what'>>;

/** Once the address has changed, a reset link would go to the new one: only the site's owners can help. */
const tooLate = {
  en: { action: 'If it was not you, write to us at once.', path: '/contact', button: 'Write to us' },
  es: { action: 'Si no fue usted, escríbanos de inmediato.', path: '/contact', button: 'Escribirnos' },
  fr: { action: 'Si ce n’était pas vous, écrivez-nous sans attendre.', path: '/contact', button: 'Nous écrire' },
} satisfies Record<Language, object>;

const inTime = {
  en: 'If it was not you, choose a new password now: it signs all devices out and voids the link to the new address.',
  es: 'Si no fue usted, elija ya una contraseña nueva: cierra la sesión en todos los dispositivos y anula el enlace a la nueva dirección.',
  fr: 'Si ce n’était pas vous, choisissez dès maintenant un nouveau mot de passe : il déconnecte tous les appareils et annule le lien vers la nouvelle adresse.',
};

/** The e-mails by kind and language. */
export const noticeTexts: Record<NoticeKind, Record<Language, NoticeTexts>> = {
  new_device: {
    en: {
      ...shared.en,
      subject: 'New sign-in to your account',
      what: (username) => `your account "${username}" was signed in to on a device that it was not used on before.`,
    },
    es: {
      ...shared.es,
      subject: 'Nuevo inicio de sesión en su cuenta',
      what: (username) =>
        `Se ha iniciado sesión en su cuenta «${username}» en un dispositivo que no se había usado antes.`,
    },
    fr: {
      ...shared.fr,
      subject: 'Nouvelle connexion à votre compte',
      what: (username) => `Votre compte « ${username} » a été ouvert sur un appareil qui n’avait pas encore servi.`,
    },
  },
  patreon_connected: {
    en: {
      ...shared.en,
      subject: 'Patreon was connected to your account',
      what: (username) => `your account "${username}" can now be signed in to with a Patreon account.`,
    },
    es: {
      ...shared.es,
      subject: 'Patreon se ha conectado a su cuenta',
      what: (username) => `Ahora se puede iniciar sesión en su cuenta «${username}» con una cuenta de Patreon.`,
    },
    fr: {
      ...shared.fr,
      subject: 'Patreon a été relié à votre compte',
      what: (username) => `On peut désormais se connecter à votre compte « ${username} » avec un compte Patreon.`,
    },
  },
  too_many_devices: {
    en: {
      ...shared.en,
      subject: 'A device was signed out',
      what: (username) =>
        `your account "${username}" is signed in on as many devices as may be at once. With the last sign-in the one that was not used for longest was signed out.`,
    },
    es: {
      ...shared.es,
      subject: 'Se ha cerrado la sesión en un dispositivo',
      what: (username) =>
        `Su cuenta «${username}» tiene la sesión iniciada en tantos dispositivos como se permiten a la vez. Con el último inicio se cerró la del que llevaba más tiempo sin usarse.`,
    },
    fr: {
      ...shared.fr,
      subject: 'Un appareil a été déconnecté',
      what: (username) =>
        `Votre compte « ${username} » est connecté sur autant d’appareils qu’il est permis à la fois. À la dernière connexion, celui qui n’avait pas servi depuis le plus longtemps a été déconnecté.`,
    },
  },
  second_factor_added: {
    en: {
      ...shared.en,
      subject: 'Two-step sign-in is on',
      what: (username) => `signing in to your account "${username}" now asks for a code of an authenticator app.`,
    },
    es: {
      ...shared.es,
      subject: 'El inicio de sesión en dos pasos está activado',
      what: (username) =>
        `Al iniciar sesión en su cuenta «${username}» se pide ahora un código de una aplicación de autenticación.`,
    },
    fr: {
      ...shared.fr,
      subject: 'La connexion en deux étapes est activée',
      what: (username) =>
        `La connexion à votre compte « ${username} » demande désormais un code d’une application d’authentification.`,
    },
  },
  second_factor_removed: {
    en: {
      ...shared.en,
      subject: 'Two-step sign-in is off',
      what: (username) => `signing in to your account "${username}" asks only for the password again.`,
    },
    es: {
      ...shared.es,
      subject: 'El inicio de sesión en dos pasos está desactivado',
      what: (username) => `Al iniciar sesión en su cuenta «${username}» se pide de nuevo solo la contraseña.`,
    },
    fr: {
      ...shared.fr,
      subject: 'La connexion en deux étapes est désactivée',
      what: (username) => `La connexion à votre compte « ${username} » ne demande de nouveau que le mot de passe.`,
    },
  },
  email_change_asked: {
    en: {
      ...shared.en,
      subject: 'A new address for your account',
      what: (username, email) =>
        `somebody who is signed in to your account "${username}" wants to change its address to ${email}.`,
      action: inTime.en,
    },
    es: {
      ...shared.es,
      subject: 'Una nueva dirección para su cuenta',
      what: (username, email) =>
        `Alguien que ha iniciado sesión en su cuenta «${username}» quiere cambiar su dirección a ${email}.`,
      action: inTime.es,
    },
    fr: {
      ...shared.fr,
      subject: 'Une nouvelle adresse pour votre compte',
      what: (username, email) =>
        `Une personne connectée à votre compte « ${username} » veut remplacer son adresse par ${email}.`,
      action: inTime.fr,
    },
  },
  email_changed: {
    en: {
      ...shared.en,
      ...tooLate.en,
      subject: 'The address of your account was changed',
      what: (username, email) => `your account "${username}" now has the address ${email}.`,
    },
    es: {
      ...shared.es,
      ...tooLate.es,
      subject: 'La dirección de su cuenta ha cambiado',
      what: (username, email) => `Su cuenta «${username}» tiene ahora la dirección ${email}.`,
    },
    fr: {
      ...shared.fr,
      ...tooLate.fr,
      subject: 'L’adresse de votre compte a changé',
      what: (username, email) => `Votre compte « ${username} » a désormais l’adresse ${email}.`,
    },
  },
};

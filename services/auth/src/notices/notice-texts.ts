import type { Language } from '@portfolio/contracts/auth';

/** What somebody is told about their account, because only they can know whether it was them. */
export type NoticeKind = 'new_device' | 'patreon_connected';

interface NoticeTexts {
  subject: string;
  greeting: (name: string) => string;
  what: (username: string) => string;
  where: (facts: { time: string; device: string; address: string }) => string[];
  action: string;
  button: string;
  ignore: string;
}

const shared = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    where: ({ time, device, address }) => [`Time: ${time}`, `Browser: ${device}`, `Address: ${address}`],
    action: 'If it was not you, choose a new password: it signs all devices out and disconnects Patreon.',
    button: 'Choose a new password',
    ignore: 'If it was you, there is nothing to do.',
  },
  es: {
    greeting: (name: string) => `Hola, ${name}:`,
    where: ({ time, device, address }) => [`Hora: ${time}`, `Navegador: ${device}`, `Dirección: ${address}`],
    action:
      'Si no fue usted, elija una contraseña nueva: cierra la sesión en todos los dispositivos y desconecta Patreon.',
    button: 'Elegir una contraseña nueva',
    ignore: 'Si fue usted, no tiene que hacer nada.',
  },
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    where: ({ time, device, address }) => [`Heure : ${time}`, `Navigateur : ${device}`, `Adresse : ${address}`],
    action:
      'Si ce n’était pas vous, choisissez un nouveau mot de passe : il déconnecte tous les appareils ainsi que Patreon.',
    button: 'Choisir un nouveau mot de passe',
    ignore: 'Si c’était vous, vous n’avez rien à faire.',
  },
} satisfies Record<Language, Omit<NoticeTexts, 'subject' | 'what'>>;

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
};

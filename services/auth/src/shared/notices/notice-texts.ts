import type { Language } from '@portfolio/contracts/auth';
import { accountTexts } from './account-texts.ts';
import { shared, tooLate, type NoticeTexts } from './shared-texts.ts';

/** What somebody is told about their account, because only they can know whether it was them. */
export const noticeKinds = [
  'new_device',
  'too_many_devices',
  'patreon_connected',
  'email_change_asked',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'authenticator_removed',
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'account_created',
  'account_changed',
  'rights_given',
  'account_erased',
  'recovery_code_used',
  'recovery_codes_renewed',
  'patreon_disconnected',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

const inTime = {
  en: 'If it was not you, choose a new password now: this signs out all devices and cancels the link to the new address.',
  es: 'Si no fue usted, elija ya una contraseña nueva: cierra la sesión en todos los dispositivos y anula el enlace a la nueva dirección.',
  fr: 'Si ce n’était pas vous, choisissez dès maintenant un nouveau mot de passe : il déconnecte tous les appareils et annule le lien vers la nouvelle adresse.',
};

/** A new password takes no passkey away. */
const withPasskey = {
  en: 'If it was not you, choose a new password, which signs all devices out, then remove the passkey on your account page. If you cannot get in, write to us at once.',
  es: 'Si no fue usted, elija una contraseña nueva, que cierra la sesión en todos los dispositivos, y quite después la llave de acceso en la página de su cuenta. Si no consigue entrar, escríbanos de inmediato.',
  fr: 'Si ce n’était pas vous, choisissez un nouveau mot de passe, ce qui déconnecte tous les appareils, puis supprimez la clé d’accès sur la page de votre compte. Si vous n’y accédez plus, écrivez-nous sans attendre.',
};

/** The e-mails by kind and language. */
export const noticeTexts: Record<NoticeKind, Record<Language, NoticeTexts>> = {
  ...accountTexts,
  new_device: {
    en: {
      ...shared.en,
      subject: 'New sign-in to your account',
      what: (username) => `your account "${username}" was signed in to on a device that has not been used before.`,
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
        `your account "${username}" reached the maximum number of signed-in devices. With your last sign-in, we signed out the device that had been unused the longest.`,
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
  authenticator_removed: {
    en: {
      ...shared.en,
      subject: 'Your authenticator app was removed',
      what: (username) =>
        `signing in to your account "${username}" no longer takes codes of an authenticator app; it still asks for a passkey.`,
    },
    es: {
      ...shared.es,
      subject: 'Se ha quitado su aplicación de autenticación',
      what: (username) =>
        `Su cuenta «${username}» ya no acepta códigos de una aplicación de autenticación; se sigue pidiendo una llave de acceso.`,
    },
    fr: {
      ...shared.fr,
      subject: 'Votre application d’authentification a été retirée',
      what: (username) =>
        `Votre compte « ${username} » n’accepte plus de codes d’une application d’authentification ; une clé d’accès reste demandée.`,
    },
  },
  passkey_added: {
    en: {
      ...shared.en,
      subject: 'A passkey was added to your account',
      what: (username) =>
        `your account "${username}" can now be signed in to with a new passkey, and signing in with the password asks for a passkey or a code.`,
      action: withPasskey.en,
    },
    es: {
      ...shared.es,
      subject: 'Se ha añadido una llave de acceso a su cuenta',
      what: (username) =>
        `Ahora se puede iniciar sesión en su cuenta «${username}» con una nueva llave de acceso, y con la contraseña se pide además una llave de acceso o un código.`,
      action: withPasskey.es,
    },
    fr: {
      ...shared.fr,
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      what: (username) =>
        `On peut désormais se connecter à votre compte « ${username} » avec une nouvelle clé d’accès, et le mot de passe demande en plus une clé d’accès ou un code.`,
      action: withPasskey.fr,
    },
  },
  passkey_removed: {
    en: {
      ...shared.en,
      subject: 'A passkey was removed from your account',
      what: (username) => `a passkey of your account "${username}" was removed and no longer signs in.`,
    },
    es: {
      ...shared.es,
      subject: 'Se ha quitado una llave de acceso de su cuenta',
      what: (username) => `Se ha quitado una llave de acceso de su cuenta «${username}»; con ella ya no se entra.`,
    },
    fr: {
      ...shared.fr,
      subject: 'Une clé d’accès a été supprimée de votre compte',
      what: (username) =>
        `Une clé d’accès de votre compte « ${username} » a été supprimée ; elle ne permet plus de se connecter.`,
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

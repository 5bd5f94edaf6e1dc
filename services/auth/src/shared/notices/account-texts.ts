import type { Language } from '@portfolio/contracts/auth';
import { shared, tooLate, type NoticeTexts } from './shared-texts.ts';

type Kind =
  | 'password_changed'
  | 'account_created'
  | 'account_changed'
  | 'rights_given'
  | 'account_erased'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'patreon_disconnected';

/** Of an account that is erased, its events are, too. */
const nowhere = { where: () => [] };

type Said = Pick<NoticeTexts, 'subject' | 'what'> & Partial<NoticeTexts>;

const texts = (said: Record<Language, Said>, common: Partial<Record<Language, object>> = {}) => ({
  en: { ...shared.en, ...common.en, ...said.en },
  es: { ...shared.es, ...common.es, ...said.es },
  fr: { ...shared.fr, ...common.fr, ...said.fr },
});

/** Of what an account is, and of what lets its user in. */
export const accountTexts: Record<Kind, Record<Language, NoticeTexts>> = {
  password_changed: texts({
    en: {
      subject: 'Your password was changed',
      what: (username) => `your account "${username}" has a new password, and was signed out on other devices.`,
    },
    es: {
      subject: 'Su contraseña ha cambiado',
      what: (username) =>
        `Su cuenta «${username}» tiene una contraseña nueva y se ha cerrado la sesión en los demás dispositivos.`,
    },
    fr: {
      subject: 'Votre mot de passe a changé',
      what: (username) =>
        `Votre compte « ${username} » a un nouveau mot de passe, et les autres appareils ont été déconnectés.`,
    },
  }),
  account_created: texts({
    en: {
      subject: 'An account was created for you',
      what: (username) => `the account "${username}" was created with this address.`,
    },
    es: {
      subject: 'Se ha creado una cuenta para usted',
      what: (username) => `Se ha creado la cuenta «${username}» con esta dirección.`,
    },
    fr: {
      subject: 'Un compte a été créé pour vous',
      what: (username) => `Le compte « ${username} » a été créé avec cette adresse.`,
    },
  }),
  account_changed: texts({
    en: {
      subject: 'Your account was changed',
      what: (username) => `this is new in your account "${username}":`,
    },
    es: {
      subject: 'Su cuenta ha cambiado',
      what: (username) => `Esto es nuevo en su cuenta «${username}»:`,
    },
    fr: {
      subject: 'Votre compte a été modifié',
      what: (username) => `Voici ce qui est nouveau dans votre compte « ${username} » :`,
    },
  }),
  rights_given: texts({
    en: {
      subject: 'Rights were given with your account',
      what: (username, about) => `with your account "${username}", rights were given to "${about}":`,
    },
    es: {
      subject: 'Se han dado permisos con su cuenta',
      what: (username, about) => `Con su cuenta «${username}» se han dado permisos a «${about}»:`,
    },
    fr: {
      subject: 'Des droits ont été donnés avec votre compte',
      what: (username, about) => `Avec votre compte « ${username} », des droits ont été donnés à « ${about} » :`,
    },
  }),
  account_erased: texts(
    {
      en: {
        subject: 'Your account was erased',
        what: (_, about) => `your account "${about}" was erased. Nobody can sign in to it now.`,
        ignore: 'If you know about this, there is nothing to do.',
      },
      es: {
        subject: 'Su cuenta se ha borrado',
        what: (_, about) => `Su cuenta «${about}» se ha borrado y ya nadie puede entrar en ella.`,
        ignore: 'Si lo sabía, no tiene que hacer nada.',
      },
      fr: {
        subject: 'Votre compte a été effacé',
        what: (_, about) => `Votre compte « ${about} » a été effacé ; personne ne peut plus s’y connecter.`,
        ignore: 'Si vous le saviez, vous n’avez rien à faire.',
      },
    },
    { en: { ...tooLate.en, ...nowhere }, es: { ...tooLate.es, ...nowhere }, fr: { ...tooLate.fr, ...nowhere } },
  ),
  recovery_code_used: texts({
    en: {
      subject: 'A recovery code was used',
      what: (username) =>
        `your account "${username}" was signed in to with one of its recovery codes, which is used up.`,
      action:
        'If it was not you, somebody has your password and your codes: choose a new password, and then create new codes on your account page.',
    },
    es: {
      subject: 'Se ha usado un código de recuperación',
      what: (username) =>
        `Se ha iniciado sesión en su cuenta «${username}» con uno de sus códigos de recuperación, que ya no sirve.`,
      action:
        'Si no fue usted, alguien tiene su contraseña y sus códigos: elija una contraseña nueva y cree después códigos nuevos en la página de su cuenta.',
    },
    fr: {
      subject: 'Un code de secours a été utilisé',
      what: (username) =>
        `Votre compte « ${username} » a été ouvert avec l’un de ses codes de secours, qui ne sert plus.`,
      action:
        'Si ce n’était pas vous, quelqu’un a votre mot de passe et vos codes : choisissez un nouveau mot de passe, puis créez de nouveaux codes sur la page de votre compte.',
    },
  }),
  recovery_codes_renewed: texts({
    en: {
      subject: 'New recovery codes were created',
      what: (username) => `your account "${username}" has new recovery codes; the old ones have stopped working.`,
    },
    es: {
      subject: 'Se han creado códigos de recuperación nuevos',
      what: (username) => `Su cuenta «${username}» tiene códigos de recuperación nuevos; los anteriores no valen.`,
    },
    fr: {
      subject: 'De nouveaux codes de secours ont été créés',
      what: (username) => `Votre compte « ${username} » a de nouveaux codes de secours ; les anciens ne valent plus.`,
    },
  }),
  patreon_disconnected: texts({
    en: {
      subject: 'Patreon was disconnected from your account',
      what: (username) => `your account "${username}" can no longer be signed in to with Patreon.`,
    },
    es: {
      subject: 'Patreon se ha desconectado de su cuenta',
      what: (username) => `Ya no se puede iniciar sesión en su cuenta «${username}» con Patreon.`,
    },
    fr: {
      subject: 'Patreon a été dissocié de votre compte',
      what: (username) => `On ne peut plus se connecter à votre compte « ${username} » avec Patreon.`,
    },
  }),
};

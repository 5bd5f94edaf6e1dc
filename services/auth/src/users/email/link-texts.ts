import type { Language } from '@portfolio/contracts/auth';
import type { LinkTexts } from '../../shared/mail/link-letter.ts';

/** The e-mail that confirms a new address. */
export const linkTexts: Record<Language, LinkTexts> = {
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

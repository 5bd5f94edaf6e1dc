import type { Language } from '@portfolio/contracts/auth';

export interface NoticeTexts {
  subject: string;
  greeting: (name: string) => string;
  /** @param about the new address, or whose account, where it is about one */
  what: (username: string, about: string) => string;
  where: (facts: { time: string; device: string; address: string }) => string[];
  action: string;
  /** Where the button leads. */
  path: string;
  button: string;
  ignore: string;
}

/** What most of them say. */
export const shared = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    where: ({ time, device, address }) => [`Time: ${time}`, `Browser: ${device}`, `Address: ${address}`],
    action: 'If it was not you, choose a new password: this signs out all devices and disconnects Patreon.',
    path: '/reset-password',
    button: 'Choose a new password',
    ignore: 'If it was you, there is nothing to do.',
  },
  es: {
    greeting: (name: string) => `Hola, ${name}:`,
    where: ({ time, device, address }) => [`Hora: ${time}`, `Navegador: ${device}`, `Dirección: ${address}`],
    action:
      'Si no fue usted, elija una contraseña nueva: cierra la sesión en todos los dispositivos y desconecta Patreon.',
    path: '/reset-password',
    button: 'Elegir una contraseña nueva',
    ignore: 'Si fue usted, no tiene que hacer nada.',
  },
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    where: ({ time, device, address }) => [`Heure : ${time}`, `Navigateur : ${device}`, `Adresse : ${address}`],
    action:
      'Si ce n’était pas vous, choisissez un nouveau mot de passe : il déconnecte tous les appareils ainsi que Patreon.',
    path: '/reset-password',
    button: 'Choisir un nouveau mot de passe',
    ignore: 'Si c’était vous, vous n’avez rien à faire.',
  },
} satisfies Record<Language, Omit<NoticeTexts, 'subject' | 'what'>>;

/** Once the address has changed, a reset link would go to the new one: only the site's owners can help. */
export const tooLate = {
  en: { action: 'If it was not you, write to us at once.', path: '/contact', button: 'Write to us' },
  es: { action: 'Si no fue usted, escríbanos de inmediato.', path: '/contact', button: 'Escribirnos' },
  fr: { action: 'Si ce n’était pas vous, écrivez-nous sans attendre.', path: '/contact', button: 'Nous écrire' },
} satisfies Record<Language, object>;

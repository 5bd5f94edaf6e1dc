import type { Language } from '@portfolio/contracts/auth';
import { tooLate } from './shared-texts.ts';

interface ByOthers {
  by: (name: string) => string;
  /** Of a command on the host, which nobody is signed in to. */
  byOperator: string;
  action: string;
  path: string;
  button: string;
  ignore: string;
}

/** In the place of where and when, if somebody else did it: who, as where they sit is nobody's business, and what to do about it. */
export const byOthers: Record<Language, ByOthers> = {
  en: {
    ...tooLate.en,
    by: (name) => `It was done by ${name}, who manages accounts here.`,
    byOperator: 'It was done by whoever runs this site.',
    action: 'If you know nothing of it, write to us at once.',
    ignore: 'If you know of it, there is nothing to do.',
  },
  es: {
    ...tooLate.es,
    by: (name) => `Lo hizo ${name}, que administra las cuentas de este sitio.`,
    byOperator: 'Lo hizo quien gestiona este sitio.',
    action: 'Si no sabe nada de ello, escríbanos de inmediato.',
    ignore: 'Si lo sabía, no tiene que hacer nada.',
  },
  fr: {
    ...tooLate.fr,
    by: (name) => `C’est ${name}, qui gère les comptes de ce site, qui l’a fait.`,
    byOperator: 'C’est la personne qui exploite ce site qui l’a fait.',
    action: 'Si vous n’en savez rien, écrivez-nous sans attendre.',
    ignore: 'Si vous le saviez, vous n’avez rien à faire.',
  },
};

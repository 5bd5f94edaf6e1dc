import type { Language } from '@portfolio/contracts/auth';
import type { Absence } from '@portfolio/contracts/scheduling';

interface AbsenceTexts {
  subject: (employee: string, when: string) => string;
  what: (employee: string, client: string, when: string) => string;
  reasons: Record<Absence, string>;
  button: string;
}

/** What administrators are told when an employee cannot come. */
export const absenceTexts: Record<Language, AbsenceTexts> = {
  en: {
    subject: (employee, when) => `${employee} cannot come: ${when}`,
    what: (employee, client, when) => `${employee} cannot come to ${client}, ${when}. Plan somebody else.`,
    reasons: {
      ill: 'Reason: ill.',
      family: 'Reason: family.',
      transport: 'Reason: transport.',
      other: 'No reason was given.',
    },
    button: 'Open the shift',
  },
  es: {
    subject: (employee, when) => `${employee} no puede ir: ${when}`,
    what: (employee, client, when) => `${employee} no puede ir a ${client}, ${when}. Asigne el turno a otra persona.`,
    reasons: {
      ill: 'Motivo: enfermedad.',
      family: 'Motivo: familia.',
      transport: 'Motivo: transporte.',
      other: 'No se indicó el motivo.',
    },
    button: 'Abrir el turno',
  },
  fr: {
    subject: (employee, when) => `${employee} ne peut pas venir : ${when}`,
    what: (employee, client, when) =>
      `${employee} ne peut pas venir chez ${client}, ${when}. Prévoyez quelqu’un d’autre.`,
    reasons: {
      ill: 'Motif : maladie.',
      family: 'Motif : famille.',
      transport: 'Motif : transport.',
      other: 'Aucun motif n’a été indiqué.',
    },
    button: 'Ouvrir la vacation',
  },
};

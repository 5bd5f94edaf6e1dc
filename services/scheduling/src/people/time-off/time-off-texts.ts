import type { Language } from '@portfolio/contracts/auth';

type Standing = 'pending' | 'approved';

interface TimeOffTexts {
  subject: Record<Standing, (employee: string, when: string) => string>;
  what: Record<Standing, (employee: string, type: string, when: string) => string>;
  /** That one administrator has approved it. */
  second: string;
  /** Before the shifts that nobody works then. */
  uncovered: string;
  nothing: string;
  button: Record<'cover' | 'open', string>;
}

/** What administrators are told when somebody asks for time off, or is off. */
export const timeOffTexts: Record<Language, TimeOffTexts> = {
  en: {
    subject: {
      pending: (employee, when) => `${employee} asks for time off: ${when}`,
      approved: (employee, when) => `${employee} is off: ${when}`,
    },
    what: {
      pending: (employee, type, when) => `${employee} asks for time off: ${type}, ${when}.`,
      approved: (employee, type, when) => `${employee} is off: ${type}, ${when}.`,
    },
    second: 'It is approved once; another administrator has to approve it, too.',
    uncovered: 'Nobody would work these shifts:',
    nothing: 'No shift of theirs is planned at that time.',
    button: { cover: 'See who can take them', open: 'Open in the planner' },
  },
  es: {
    subject: {
      pending: (employee, when) => `${employee} solicita una ausencia: ${when}`,
      approved: (employee, when) => `${employee} está ausente: ${when}`,
    },
    what: {
      pending: (employee, type, when) => `${employee} solicita una ausencia: ${type}, ${when}.`,
      approved: (employee, type, when) => `${employee} está ausente: ${type}, ${when}.`,
    },
    second: 'Ya tiene una aprobación; falta la de otro administrador.',
    uncovered: 'Estos turnos quedarían sin cubrir:',
    nothing: 'No tiene turnos planificados en esas fechas.',
    button: { cover: 'Ver quién puede cubrirlos', open: 'Abrir en el planificador' },
  },
  fr: {
    subject: {
      pending: (employee, when) => `${employee} demande une absence : ${when}`,
      approved: (employee, when) => `${employee} est absent : ${when}`,
    },
    what: {
      pending: (employee, type, when) => `${employee} demande une absence : ${type}, ${when}.`,
      approved: (employee, type, when) => `${employee} est absent : ${type}, ${when}.`,
    },
    second: 'Elle a été approuvée une fois ; un autre administrateur doit l’approuver aussi.',
    uncovered: 'Personne n’assurerait ces vacations :',
    nothing: 'Aucune vacation n’est prévue pour lui à ces dates.',
    button: { cover: 'Voir qui peut les prendre', open: 'Ouvrir dans le planificateur' },
  },
};

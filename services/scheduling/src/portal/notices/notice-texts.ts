import type { Language } from '@portfolio/contracts/auth';
import type { NoticeKind, OfferStatus, ShownDetail, TimeOffStatus } from '@portfolio/contracts/scheduling';

interface NoticeTexts {
  /** Of one shift: what happened to it. */
  one: Record<NoticeKind, string>;
  /** Of several. */
  several: (count: number) => string;
  /** Of those that are still to be confirmed. */
  toConfirm: (count: number) => string;
  /** Of a license that expires. */
  license: string;
  expires: (what: string, day: string) => string;
  /** Of an open shift for the reader, and of one that they asked for. */
  openShift: Record<'new' | 'gone' | 'undecided', string>;
  open: Record<'new' | 'given' | 'cancelled' | 'undecided', (what: string) => string>;
  /** What was decided of time off. */
  timeOff: Record<TimeOffStatus, string>;
  /** Of time off that is refused. */
  suggested: (days: string) => string;
  /** Of what guards give away or swap among themselves. */
  offer: Record<OfferStatus | 'swap', string>;
  inReturn: (what: string) => string;
  /** That there is something to read. */
  thread: Record<'read' | 'acknowledge', string>;
  greeting: (name: string) => string;
  intro: (company: string) => string;
  heading: Record<NoticeKind, string>;
  /** The time at the place of work, where that is not the reader's own. */
  there: (time: string) => string;
  before: (what: string) => string;
  /** That a detail is another now. */
  changed: Record<ShownDetail, string>;
  more: (count: number) => string;
  button: string;
  why: string;
}

/** What employees are told about their shifts, by e-mail and on their devices. */
export const noticeTexts: Record<Language, NoticeTexts> = {
  en: {
    one: {
      assigned: 'New shift',
      changed: 'Shift changed',
      cancelled: 'Shift cancelled',
      reminder: 'Your next shift',
      confirm: 'Please confirm your shift',
    },
    several: (count) => `Your schedule changed: ${count} shifts`,
    toConfirm: (count) => `Please confirm your ${count} shifts`,
    license: 'Your license expires',
    expires: (what, day) => `${what} is valid until ${day}. Please renew it and show the new one to your company.`,
    openShift: {
      new: 'A new open shift for you',
      gone: 'The open shift is taken',
      undecided: 'Nobody was chosen in time',
    },
    open: {
      new: (what) => `You may take the open shift ${what}. If you want it, say so in the portal.`,
      given: (what) =>
        `Thank you for asking for the open shift ${what}. This time a colleague has it. More open shifts are in the portal.`,
      cancelled: (what) =>
        `Thank you for asking for the open shift ${what}. It is not needed any more. More open shifts are in the portal.`,
      undecided: (what) =>
        `Thank you for asking for the open shift ${what}. Nobody was chosen in time. More open shifts are in the portal.`,
    },
    timeOff: {
      pending: 'Your time off is being considered again',
      approved: 'Your time off is approved',
      refused: 'Your time off is refused',
      withdrawn: 'You withdrew your time off',
      cancelled: 'Your time off is cancelled',
    },
    suggested: (days) => `These days would be possible: ${days}.`,
    offer: {
      waiting: 'A colleague offers you a shift',
      swap: 'A colleague would like to swap shifts with you',
      answered: 'A shift for your swap: do you agree?',
      accepted: 'You have agreed on a shift; your planner decides',
      done: 'The shift has changed hands',
      declined: 'Your colleague cannot take the shift',
      refused: 'Your planner did not approve the change',
      withdrawn: 'A colleague withdrew an offer',
      expired: 'Nothing came of the offer',
    },
    inReturn: (what) => `in return: ${what}`,
    thread: { read: 'You have a new message', acknowledge: 'Please read and acknowledge a message' },
    greeting: (name) => `Hello ${name},`,
    intro: (company) => `here is the news about your shifts at ${company}.`,
    heading: {
      assigned: 'New:',
      changed: 'Changed:',
      cancelled: 'Cancelled:',
      reminder: 'Coming up:',
      confirm: 'To confirm:',
    },
    there: (time) => `${time} at the site`,
    before: (what) => `before: ${what}`,
    changed: { notes: 'notes were changed' },
    more: (count) => `and ${count} more`,
    button: 'Open in the portal',
    why: 'You receive this because notifications are switched on in your portal’s settings.',
  },
  es: {
    one: {
      assigned: 'Turno nuevo',
      changed: 'Turno modificado',
      cancelled: 'Turno cancelado',
      reminder: 'Su próximo turno',
      confirm: 'Confirme su turno, por favor',
    },
    several: (count) => `Su horario ha cambiado: ${count} turnos`,
    toConfirm: (count) => `Confirme sus ${count} turnos, por favor`,
    license: 'Su habilitación caduca',
    expires: (what, day) => `${what} vale hasta el ${day}. Renuévela y presente la nueva a su empresa.`,
    openShift: {
      new: 'Un nuevo turno libre para usted',
      gone: 'Este turno ya no está libre',
      undecided: 'No se eligió a nadie a tiempo',
    },
    open: {
      new: (what) => `Puede hacer el turno libre ${what}. Si lo quiere, dígalo en el portal.`,
      given: (what) =>
        `Gracias por solicitar el turno libre ${what}. Esta vez lo tiene un compañero. En el portal hay más turnos libres.`,
      cancelled: (what) =>
        `Gracias por solicitar el turno libre ${what}. Ya no hace falta. En el portal hay más turnos libres.`,
      undecided: (what) =>
        `Gracias por solicitar el turno libre ${what}. No se eligió a nadie a tiempo. En el portal hay más turnos libres.`,
    },
    timeOff: {
      pending: 'Su ausencia vuelve a estar en estudio',
      approved: 'Su ausencia está aprobada',
      refused: 'Su ausencia no se ha aprobado',
      withdrawn: 'Ha retirado su ausencia',
      cancelled: 'Su ausencia se ha cancelado',
    },
    suggested: (days) => `Serían posibles estos días: ${days}.`,
    offer: {
      waiting: 'Un compañero le ofrece un turno',
      swap: 'Un compañero quiere intercambiar turnos con usted',
      answered: 'Un turno a cambio del suyo: ¿está de acuerdo?',
      accepted: 'Han acordado un turno; decide su planificador',
      done: 'El turno ha cambiado de manos',
      declined: 'Su compañero no puede hacer el turno',
      refused: 'Su planificador no ha aprobado el cambio',
      withdrawn: 'Un compañero ha retirado una oferta',
      expired: 'La oferta ha quedado sin efecto',
    },
    inReturn: (what) => `a cambio: ${what}`,
    thread: { read: 'Tiene un mensaje nuevo', acknowledge: 'Lea y confirme un mensaje, por favor' },
    greeting: (name) => `Hola, ${name}:`,
    intro: (company) => `le escribimos por sus turnos en ${company}.`,
    heading: {
      assigned: 'Nuevos:',
      changed: 'Modificados:',
      cancelled: 'Cancelados:',
      reminder: 'Próximamente:',
      confirm: 'Por confirmar:',
    },
    there: (time) => `${time} en el centro`,
    before: (what) => `antes: ${what}`,
    changed: { notes: 'han cambiado las notas' },
    more: (count) => `y ${count} más`,
    button: 'Abrir en el portal',
    why: 'Recibe este mensaje porque las notificaciones están activadas en los ajustes de su portal.',
  },
  fr: {
    one: {
      assigned: 'Nouvelle vacation',
      changed: 'Vacation modifiée',
      cancelled: 'Vacation annulée',
      reminder: 'Votre prochaine vacation',
      confirm: 'Merci de confirmer votre vacation',
    },
    several: (count) => `Votre planning a changé : ${count} vacations`,
    toConfirm: (count) => `Merci de confirmer vos ${count} vacations`,
    license: 'Votre carte professionnelle expire',
    expires: (what, day) =>
      `${what} est valable jusqu’au ${day}. Renouvelez-la et présentez la nouvelle à votre entreprise.`,
    openShift: {
      new: 'Une nouvelle vacation à pourvoir pour vous',
      gone: 'Cette vacation n’est plus à pourvoir',
      undecided: 'Personne n’a été choisi à temps',
    },
    open: {
      new: (what) => `Vous pouvez faire la vacation à pourvoir ${what}. Si vous la voulez, dites-le dans le portail.`,
      given: (what) =>
        `Merci d’avoir demandé la vacation à pourvoir ${what}. Cette fois, un collègue l’a obtenue. D’autres vacations à pourvoir sont dans le portail.`,
      cancelled: (what) =>
        `Merci d’avoir demandé la vacation à pourvoir ${what}. Elle n’est plus nécessaire. D’autres vacations à pourvoir sont dans le portail.`,
      undecided: (what) =>
        `Merci d’avoir demandé la vacation à pourvoir ${what}. Personne n’a été choisi à temps. D’autres vacations à pourvoir sont dans le portail.`,
    },
    timeOff: {
      pending: 'Votre absence est de nouveau à l’étude',
      approved: 'Votre absence est approuvée',
      refused: 'Votre absence est refusée',
      withdrawn: 'Vous avez retiré votre absence',
      cancelled: 'Votre absence est annulée',
    },
    suggested: (days) => `Ces jours seraient possibles : ${days}.`,
    offer: {
      waiting: 'Un collègue vous propose une vacation',
      swap: 'Un collègue souhaite échanger des vacations avec vous',
      answered: 'Une vacation en échange de la vôtre : êtes-vous d’accord ?',
      accepted: 'Vous êtes d’accord sur une vacation ; votre planificateur décide',
      done: 'La vacation a changé de mains',
      declined: 'Votre collègue ne peut pas prendre la vacation',
      refused: 'Votre planificateur n’a pas approuvé le changement',
      withdrawn: 'Un collègue a retiré une offre',
      expired: 'L’offre est restée sans suite',
    },
    inReturn: (what) => `en échange : ${what}`,
    thread: { read: 'Vous avez un nouveau message', acknowledge: 'Merci de lire un message et d’en accuser réception' },
    greeting: (name) => `Bonjour ${name},`,
    intro: (company) => `voici des nouvelles de vos vacations pour ${company}.`,
    heading: {
      assigned: 'Nouvelles :',
      changed: 'Modifiées :',
      cancelled: 'Annulées :',
      reminder: 'À venir :',
      confirm: 'À confirmer :',
    },
    there: (time) => `${time} sur place`,
    before: (what) => `avant : ${what}`,
    changed: { notes: 'les notes ont changé' },
    more: (count) => `et ${count} autres`,
    button: 'Ouvrir dans le portail',
    why: 'Vous recevez ce message parce que les notifications sont activées dans les paramètres de votre portail.',
  },
};

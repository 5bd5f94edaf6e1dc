import type { Language } from '@portfolio/contracts/auth';
import { shiftWhen } from '@portfolio/contracts/dates';
import type { OfferedShift } from '@portfolio/contracts/scheduling';
import { task, type Task } from '@portfolio/service-kit/jobs';
import { letter } from '@portfolio/service-kit/mail';
import { z } from 'zod';
import { administrators, mailAdministrators, type MailMeans } from '../../shared/accounts/contacts.ts';
import { offeredColumns, offerTables } from '../../shared/sql/offered-shift.ts';

export const offerMail = 'mail-offer';

interface Told {
  employee_name: string;
  colleague_name: string;
  given: OfferedShift;
  in_return: OfferedShift | null;
  language: Language;
  administrators: number[];
}

interface Texts {
  subject: (employee: string, colleague: string) => string;
  moves: (from: string, to: string, what: string) => string;
  button: string;
}

const texts: Record<Language, Texts> = {
  en: {
    subject: (employee, colleague) => `To approve: ${employee} and ${colleague} have agreed on a shift`,
    moves: (from, to, what) => `From ${from} to ${to}: ${what}`,
    button: 'Approve or refuse',
  },
  es: {
    subject: (employee, colleague) => `Por aprobar: ${employee} y ${colleague} han acordado un turno`,
    moves: (from, to, what) => `De ${from} a ${to}: ${what}`,
    button: 'Aprobar o denegar',
  },
  fr: {
    subject: (employee, colleague) => `À approuver : ${employee} et ${colleague} sont d’accord sur une vacation`,
    moves: (from, to, what) => `De ${from} à ${to} : ${what}`,
    button: 'Approuver ou refuser',
  },
};

/** Tells a company's administrators who want mail that two guards wait for their approval; not what is decided or taken back since. */
export const offerMailTask = (parts: MailMeans): Task =>
  task(offerMail, z.object({ offer: z.int() }), async (_context, { offer }) => {
    const { employee_name, colleague_name, given, in_return } = offeredColumns;
    const [told] = await parts.database.query<Told[]>(
      `SELECT ${employee_name} AS employee_name, ${colleague_name} AS colleague_name, ${given} AS given, ${in_return} AS in_return,
         company.language, ${administrators} AS administrators
       FROM ${offerTables} WHERE offer.id = $1 AND offer.status = 'accepted'`,
      [offer],
    );
    if (!told || told.administrators.length === 0) return;
    const { subject, moves, button } = texts[told.language];
    const lineOf = ({ start_time, end_time, time_zone, client_name, location_name }: OfferedShift): string =>
      [shiftWhen(start_time, end_time, told.language, time_zone), client_name, location_name]
        .filter(Boolean)
        .join(', ');
    const message = letter({
      lang: told.language,
      subject: subject(told.employee_name, told.colleague_name),
      paragraphs: [
        moves(told.employee_name, told.colleague_name, lineOf(told.given)),
        ...(told.in_return ? [moves(told.colleague_name, told.employee_name, lineOf(told.in_return))] : []),
      ],
      link: {
        url: `${parts.publicOrigin}/admin/planner/offers?open=${offer}`,
        label: button,
        after: told.in_return ? 2 : 1,
      },
    });
    await mailAdministrators(parts, told.administrators, { ...message, id: `offer-${offer}` });
  });

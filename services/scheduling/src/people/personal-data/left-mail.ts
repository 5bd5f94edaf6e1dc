import type { Language } from '@portfolio/contracts/auth';
import { dayAndTime } from '@portfolio/contracts/dates';
import { task, type Task } from '@portfolio/service-kit/jobs';
import { letter } from '@portfolio/service-kit/mail';
import { z } from 'zod';
import { contactsOf, administrators, type MailMeans } from '../../shared/accounts/contacts.ts';

interface LeftTexts {
  subject: (company: string) => string;
  what: (employee: number, company: string) => string;
  none: string;
  cancelled: (count: number, first: string) => string;
  kept: string;
  button: string;
}

/** What administrators are told when somebody who worked for their company had their data erased. */
const leftTexts: Record<Language, LeftTexts> = {
  en: {
    subject: (company) => `${company}: an employee has left, please check their shifts`,
    what: (employee, company) =>
      `An employee of ${company} has had their account and personal data erased. They are listed as “Former employee ${employee}” once they have been paid.`,
    none: 'They had no upcoming shifts.',
    cancelled: (count, first) =>
      `Upcoming shifts that were cancelled: ${count}, the first on ${first}. Plan somebody else for them.`,
    kept: 'Receipts and paid hours are kept as the law requires.',
    button: 'Cancelled shifts',
  },
  es: {
    subject: (company) => `${company}: alguien se ha ido, revise los turnos`,
    what: (employee, company) =>
      `Una persona empleada de ${company} ha hecho borrar su cuenta y sus datos personales. Una vez pagada, figura como «Former employee ${employee}».`,
    none: 'No tenía turnos pendientes.',
    cancelled: (count, first) =>
      `Turnos futuros cancelados por ello: ${count}, el primero el ${first}. Asígnelos a otra persona.`,
    kept: 'Los recibos y las horas pagadas se conservan como exige la ley.',
    button: 'Turnos cancelados',
  },
  fr: {
    subject: (company) => `${company} : quelqu’un est parti, vérifiez les vacations`,
    what: (employee, company) =>
      `Une personne employée par ${company} a fait effacer son compte et ses données personnelles. Une fois payée, elle figure comme « Former employee ${employee} ».`,
    none: 'Aucune vacation à venir ne lui était attribuée.',
    cancelled: (count, first) =>
      `Vacations à venir annulées de ce fait : ${count}, la première le ${first}. Prévoyez quelqu’un d’autre.`,
    kept: 'Les reçus et les heures payées sont conservés comme la loi l’exige.',
    button: 'Vacations annulées',
  },
};

export const leftMail = 'tell-employee-left';

interface Told {
  company: string;
  language: Language;
  time_zone: string;
  administrators: number[];
}

/** Tells a company's administrators that somebody has left, and which shifts now lack somebody. Without a name: it is gone. */
export const leftMailTask = (parts: MailMeans): Task =>
  task(
    leftMail,
    z.object({ employee: z.int(), cancelled: z.int(), first: z.iso.datetime().optional() }),
    async (_context, { employee, cancelled, first }) => {
      const [told] = await parts.database.query<Told[]>(
        `SELECT company.name AS company, language, time_zone,
           ${administrators} AS administrators
         FROM company JOIN employee ON employee.company_id = company.id WHERE employee.id = $1`,
        [employee],
      );
      if (!told || told.administrators.length === 0) return;
      const texts = leftTexts[told.language];
      const message = letter({
        lang: told.language,
        subject: texts.subject(told.company),
        paragraphs: [
          texts.what(employee, told.company),
          first === undefined
            ? texts.none
            : texts.cancelled(cancelled, dayAndTime(first, told.language, told.time_zone)),
          texts.kept,
        ],
        link: {
          url: `${parts.publicOrigin}/admin/planner/shifts?employee=${employee}&status=cancelled`,
          label: texts.button,
          after: 1,
        },
      });
      for (const { id, email } of await contactsOf(parts.auth, told.administrators)) {
        if (email) await parts.mailer.send({ ...message, to: email, id: `employee-left-${employee}-${id}` });
      }
    },
  );

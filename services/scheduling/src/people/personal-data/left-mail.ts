import type { Language } from '@portfolio/contracts/auth';
import { dayAndTime } from '@portfolio/contracts/dates';
import { task, type Task } from '@portfolio/service-kit/jobs';
import { letter } from '@portfolio/service-kit/mail';
import { z } from 'zod';
import { contactsOf } from '../../shared/accounts/contacts.ts';
import { administrators, type MailMeans } from '../../shared/accounts/mail-administrators.ts';
import { leftTexts } from './left-texts.ts';

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

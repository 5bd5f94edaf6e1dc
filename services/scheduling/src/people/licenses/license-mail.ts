import type { Language } from '@portfolio/contracts/auth';
import { calendarDay } from '@portfolio/contracts/dates';
import { task, type Task } from '@portfolio/service-kit/jobs';
import { letter } from '@portfolio/service-kit/mail';
import { z } from 'zod';
import { administrators, mailAdministrators, type MailMeans } from '../../shared/accounts/contacts.ts';
import { employeeName } from '../../shared/sql/expressions.ts';

interface LicenseTexts {
  subject: (count: number) => string;
  intro: string;
  line: (employee: string, qualification: string, day: string) => string;
  button: string;
}

/** What administrators are told of licenses that expire. */
const licenseTexts: Record<Language, LicenseTexts> = {
  en: {
    subject: (count) => (count === 1 ? 'A license expires' : `${count} licenses expire`),
    intro: 'These licenses have to be renewed. Without them, shifts that need them are conflicts.',
    line: (employee, qualification, day) => `${employee}, ${qualification}: valid until ${day}`,
    button: 'Open the list',
  },
  es: {
    subject: (count) => (count === 1 ? 'Caduca una habilitación' : `Caducan ${count} habilitaciones`),
    intro: 'Hay que renovar estas habilitaciones. Sin ellas, los turnos que las exigen quedan en conflicto.',
    line: (employee, qualification, day) => `${employee}, ${qualification}: vigente hasta el ${day}`,
    button: 'Abrir la lista',
  },
  fr: {
    subject: (count) =>
      count === 1 ? 'Une carte professionnelle expire' : `${count} cartes professionnelles expirent`,
    intro: 'Ces cartes professionnelles sont à renouveler. Sans elles, les vacations qui les exigent sont en conflit.',
    line: (employee, qualification, day) => `${employee}, ${qualification} : valable jusqu’au ${day}`,
    button: 'Ouvrir la liste',
  },
};

export const licenseMail = 'mail-licenses';

/** Tells a company's administrators who want mail which licenses expire soon, all in one. */
export const licenseMailTask = (parts: MailMeans): Task =>
  task(
    licenseMail,
    z.object({ company: z.int(), licenses: z.array(z.int()) }),
    async (_context, { company, licenses }) => {
      const [firm] = await parts.database.query<{ language: Language; administrators: number[] }[]>(
        `SELECT language, ${administrators} AS administrators
       FROM company WHERE id = $1`,
        [company],
      );
      const expiring = await parts.database.query<{ employee: string; qualification: string; valid_until: string }[]>(
        `SELECT ${employeeName} AS employee, qualification.name AS qualification, valid_until::text
       FROM license JOIN employee ON employee.id = employee_id JOIN qualification ON qualification.id = qualification_id
       WHERE license.id = ANY ($1) AND valid_until IS NOT NULL ORDER BY valid_until, employee.last_name, license.id`,
        [licenses],
      );
      const [first] = expiring;
      if (!firm || !first || firm.administrators.length === 0) return;
      const texts = licenseTexts[firm.language];
      const message = letter({
        lang: firm.language,
        subject: texts.subject(expiring.length),
        paragraphs: [
          texts.intro,
          expiring.map(({ employee, qualification, valid_until }) =>
            texts.line(employee, qualification, calendarDay(valid_until, firm.language)),
          ),
        ],
        link: { url: `${parts.publicOrigin}/admin/planner/licenses`, label: texts.button, after: 1 },
      });
      const id = `licenses-${licenses[0]}-${first.valid_until}`;
      await mailAdministrators(parts, firm.administrators, { ...message, id });
    },
  );

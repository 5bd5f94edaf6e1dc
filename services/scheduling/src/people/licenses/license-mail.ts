import type { Language } from '@portfolio/contracts/auth';
import { calendarDay } from '@portfolio/contracts/dates';
import type { InternalClient } from '@portfolio/service-kit/internal';
import { task, type Task } from '@portfolio/service-kit/jobs';
import { letter, type Mailer } from '@portfolio/service-kit/mail';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { contactsOf, wantedMessages } from '../../shared/accounts/contacts.ts';
import { employeeName } from '../../shared/sql/employee-name.ts';
import { licenseTexts } from './license-texts.ts';

export const licenseMail = 'mail-licenses';

interface Expiring {
  employee: string;
  qualification: string;
  valid_until: string;
}

interface Firm {
  language: Language;
  administrators: number[];
}

/** Tells a company's administrators who want mail which licenses expire soon, all in one. */
export const licenseMailTask = (parts: {
  database: DataSource;
  auth: InternalClient;
  mailer: Mailer;
  publicOrigin: string;
}): Task =>
  task(
    licenseMail,
    z.object({ company: z.int(), licenses: z.array(z.int()) }),
    async (_context, { company, licenses }) => {
      const [firm] = await parts.database.query<Firm[]>(
        `SELECT language, ARRAY(SELECT user_id FROM company_admin WHERE company_id = company.id) AS administrators
       FROM company WHERE id = $1`,
        [company],
      );
      const expiring = await parts.database.query<Expiring[]>(
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
      for (const contact of await contactsOf(parts.auth, firm.administrators)) {
        const { id, email, is_active } = contact;
        if (!email || !is_active || !wantedMessages(contact, false).mail) continue;
        await parts.mailer.send({ ...message, to: email, id: `licenses-${licenses[0]}-${first.valid_until}-${id}` });
      }
    },
  );

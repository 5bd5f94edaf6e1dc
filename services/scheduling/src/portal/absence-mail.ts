import type { Language } from '@portfolio/contracts/auth';
import { shiftWhen } from '@portfolio/contracts/dates';
import type { Absence } from '@portfolio/contracts/scheduling';
import { task, type Task } from '@portfolio/service-kit/jobs';
import { letter } from '@portfolio/service-kit/mail';
import { z } from 'zod';
import { employeeName } from '../shared/sql/expressions.ts';
import { knownTables, siteZone } from '../shared/sql/shift-tables.ts';
import { administrators, mailAdministrators, type MailMeans } from '../shared/accounts/contacts.ts';

interface AbsenceTexts {
  subject: (employee: string, when: string) => string;
  what: (employee: string, client: string, when: string) => string;
  reasons: Record<Absence, string>;
  button: string;
}

/** What administrators are told when an employee cannot come. */
const absenceTexts: Record<Language, AbsenceTexts> = {
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

export const absenceMail = 'tell-absence';

interface Told {
  absence: Absence;
  employee: string;
  client: string;
  start: Date;
  end: Date;
  zone: string;
  language: Language;
  administrators: number[];
}

/** Tells a company's administrators who want mail that somebody cannot come; not what has been taken back, or said otherwise, since. */
export const absenceMailTask = (parts: MailMeans): Task =>
  task(absenceMail, z.object({ shift: z.int(), said_at: z.iso.datetime() }), async (_context, { shift, said_at }) => {
    const [told] = await parts.database.query<Told[]>(
      `SELECT absence, ${employeeName} AS employee, client.name AS client, shift.start_time AS start, shift.end_time AS end,
         ${siteZone} AS zone, company.language,
         ${administrators} AS administrators
       FROM ${knownTables} WHERE shift.id = $1 AND said_at = $2 AND absence IS NOT NULL`,
      [shift, said_at],
    );
    if (!told || told.administrators.length === 0) return;
    const texts = absenceTexts[told.language];
    const when = shiftWhen(told.start.toISOString(), told.end.toISOString(), told.language, told.zone);
    const message = letter({
      lang: told.language,
      subject: texts.subject(told.employee, when),
      paragraphs: [texts.what(told.employee, told.client, when), texts.reasons[told.absence]],
      link: { url: `${parts.publicOrigin}/admin/planner/shifts/${shift}`, label: texts.button, after: 1 },
    });
    const id = `absence-${shift}-${Date.parse(said_at)}`;
    await mailAdministrators(parts, told.administrators, { ...message, id });
  });

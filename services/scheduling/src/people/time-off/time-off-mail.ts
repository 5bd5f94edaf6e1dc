import type { Language } from '@portfolio/contracts/auth';
import { calendarStretch, shiftWhen } from '@portfolio/contracts/dates';
import { task, type Task } from '@portfolio/service-kit/jobs';
import { letter } from '@portfolio/service-kit/mail';
import { z } from 'zod';
import { administrators, mailAdministrators, type MailMeans } from '../../shared/accounts/contacts.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { shiftTables, siteZone } from '../../shared/sql/shift-tables.ts';
import { duringTimeOff } from '../../shared/sql/days.ts';

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
const timeOffTexts: Record<Language, TimeOffTexts> = {
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

export const timeOffMail = 'mail-time-off';

interface Told {
  status: 'pending' | 'approved';
  type: string;
  employee: string;
  from_day: string;
  from_time: string | null;
  until_day: string;
  until_time: string | null;
  reason: string;
  language: Language;
  administrators: number[];
}

const asked = z.object({ time_off: z.int(), status: z.string(), is_second: z.boolean().default(false) });

/** Tells a company's administrators who want mail that somebody asks for time off or is off, or that one of them has approved it and another has to, and which shifts nobody works then; not what is decided or taken back since. */
export const timeOffMailTask = (parts: MailMeans): Task =>
  task(timeOffMail, asked, async (_context, { time_off, status, is_second }) => {
    const [told] = await parts.database.query<Told[]>(
      `SELECT time_off.status, time_off_type.name AS type, ${employeeName} AS employee, from_day::text, until_day::text,
         to_char(from_time, 'HH24:MI') AS from_time, to_char(until_time, 'HH24:MI') AS until_time, reason, company.language,
         ${administrators} AS administrators
       FROM time_off JOIN time_off_type ON time_off_type.id = type_id JOIN employee ON employee.id = employee_id
       JOIN company ON company.id = time_off.company_id WHERE time_off.id = $1 AND time_off.status = $2
         AND (first_approved_by IS NOT NULL OR NOT $3)`,
      [time_off, status, is_second],
    );
    if (!told || told.administrators.length === 0) return;
    const gaps = await parts.database.query<{ client: string; start: Date; end: Date; zone: string }[]>(
      `SELECT client.name AS client, shift.start_time AS start, shift.end_time AS end, ${siteZone} AS zone
       FROM time_off, ${shiftTables}
       WHERE time_off.id = $1 AND shift.status = 'scheduled' AND ${duringTimeOff}
       ORDER BY shift.start_time, shift.id LIMIT 20`,
      [time_off],
    );
    const { language, employee, type } = told;
    const texts = timeOffTexts[language];
    const when = calendarStretch(told, language);
    const lines = gaps.map(({ client, start, end, zone }) =>
      [shiftWhen(start.toISOString(), end.toISOString(), language, zone), client].join(', '),
    );
    const what = texts.what[told.status](employee, type, when);
    const paragraphs = [
      [what, told.reason, is_second ? texts.second : ''].filter(Boolean).join(' '),
      ...(lines.length > 0 ? [texts.uncovered, lines] : [texts.nothing]),
    ];
    const message = letter({
      lang: language,
      subject: texts.subject[told.status](employee, when),
      paragraphs,
      link: {
        url: `${parts.publicOrigin}/admin/planner/time-off?open=${time_off}`,
        label: texts.button[lines.length > 0 ? 'cover' : 'open'],
        after: paragraphs.length - 1,
      },
    });
    const id = `time-off-${time_off}-${is_second ? 'second' : status}`;
    await mailAdministrators(parts, told.administrators, { ...message, id });
  });

import type { Language } from '@portfolio/contracts/auth';
import { dateAndTime } from '@portfolio/contracts/dates';
import { task, type Task } from '@portfolio/service-kit/jobs';
import { letter, type Mailer } from '@portfolio/service-kit/mail';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { hashToken } from './token.ts';

interface InvitationTexts {
  subject: (company: string) => string;
  greeting: (name: string) => string;
  intro: (company: string) => string;
  action: string;
  button: string;
  expiry: (until: string) => string;
  ignore: string;
}

/** The e-mail by which a company invites an employee. */
const invitationTexts: Record<Language, InvitationTexts> = {
  en: {
    subject: (company) => `${company} invites you`,
    greeting: (name) => `Hello ${name},`,
    intro: (company) =>
      `${company} invites you to its employee portal, where you can see your shifts, check in and out, and say when you can work.`,
    action: 'To create your account, open this link:',
    button: 'Create my account',
    expiry: (until) => `The link works once, until ${until}.`,
    ignore: 'If you do not know the company, ignore this message: nothing happens unless you open the link.',
  },
  es: {
    subject: (company) => `Invitación de ${company}`,
    greeting: (name) => `Hola, ${name}:`,
    intro: (company) =>
      `${company} le invita a su portal de empleados, donde verá sus turnos, registrará la entrada y la salida y dirá cuándo puede trabajar.`,
    action: 'Para crear su cuenta, abra este enlace:',
    button: 'Crear mi cuenta',
    expiry: (until) => `El enlace funciona una sola vez, hasta el ${until}.`,
    ignore: 'Si no conoce la empresa, ignore este mensaje: sin el enlace no ocurre nada.',
  },
  fr: {
    subject: (company) => `Invitation de ${company}`,
    greeting: (name) => `Bonjour ${name},`,
    intro: (company) =>
      `${company} vous invite sur son portail des employés, où vous verrez vos vacations, pointerez vos arrivées et vos départs et indiquerez vos disponibilités.`,
    action: 'Pour créer votre compte, ouvrez ce lien :',
    button: 'Créer mon compte',
    expiry: (until) => `Le lien fonctionne une seule fois, jusqu’au ${until}.`,
    ignore: 'Si vous ne connaissez pas cette entreprise, ignorez ce message : sans le lien, rien ne se passe.',
  },
};

export const invitationMail = 'send-invitation';

interface Invited {
  id: number;
  expires_at: Date;
  email: string;
  first_name: string;
  company_name: string;
  time_zone: string;
  language: Language;
}

export const registrationLink = (publicOrigin: string, token: string): string =>
  `${publicOrigin}/planner/register/${token}`;

/**
 * Sends an invitation once: a job that is repeated after its success finds it marked, and one whose link a newer one
 * has voided, or that was accepted meanwhile, sends nothing.
 */
export const invitationMailTask = (parts: {
  database: DataSource;
  mailer: Mailer;
  publicOrigin: string;
  invitationToken: (seed: string) => string;
}): Task =>
  task(invitationMail, z.object({ seed: z.string() }), async (_context, { seed }) => {
    const token = parts.invitationToken(seed);
    const tokenHash = hashToken(token);
    await parts.database.transaction(async (manager) => {
      // Locked while it is sent, so that two workers cannot both send it.
      const [invited] = await manager.query<Invited[]>(
        `SELECT employee_invitation.id, expires_at, employee.email, first_name, company.name AS company_name,
           company.time_zone, company.language
         FROM employee_invitation
         JOIN employee ON employee.id = employee_id
         JOIN company ON company.id = employee.company_id
         WHERE token_hash = $1 AND accepted_at IS NULL AND mailed_at IS NULL AND expires_at > now()
         FOR UPDATE OF employee_invitation`,
        [tokenHash],
      );
      if (!invited) return;
      await parts.mailer.send({
        id: `invitation-${tokenHash.toString('hex').slice(0, 32)}`,
        to: invited.email,
        ...render(invited, registrationLink(parts.publicOrigin, token)),
      });
      await manager.query('UPDATE employee_invitation SET mailed_at = now() WHERE id = $1', [invited.id]);
    });
  });

function render({ first_name, company_name, language, time_zone, expires_at }: Invited, url: string) {
  const texts = invitationTexts[language];
  return letter({
    lang: language,
    subject: texts.subject(company_name),
    paragraphs: [
      texts.greeting(first_name),
      texts.intro(company_name),
      texts.action,
      texts.expiry(dateAndTime(expires_at, language, time_zone)),
      texts.ignore,
    ],
    link: { url, label: texts.button, after: 2 },
  });
}

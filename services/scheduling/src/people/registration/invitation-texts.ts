import type { Language } from '@portfolio/contracts/auth';

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
export const invitationTexts: Record<Language, InvitationTexts> = {
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

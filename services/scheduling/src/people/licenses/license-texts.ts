import type { Language } from '@portfolio/contracts/auth';

interface LicenseTexts {
  subject: (count: number) => string;
  intro: string;
  line: (employee: string, qualification: string, day: string) => string;
  button: string;
}

/** What administrators are told of licenses that expire. */
export const licenseTexts: Record<Language, LicenseTexts> = {
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

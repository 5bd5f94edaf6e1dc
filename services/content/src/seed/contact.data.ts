import type { ContactInput } from '@portfolio/contracts/content';

/** Newest first. */
export const demoMessages: readonly (ContactInput & { read?: true; hoursAgo: number })[] = [
  {
    name: 'Lena Hoffmann',
    email: 'lena.hoffmann@example.com',
    subject: 'Planner for a fire brigade',
    message:
      'Hello,\nwe are a volunteer fire brigade with 60 members and plan our standby duty in a spreadsheet. Could Rosterly be adapted to this? A short call next week would be great.\nBest regards, Lena',
    hoursAgo: 3,
  },
  {
    name: 'Thomas Marchand',
    email: 'thomas@marchand.example',
    subject: 'Devis pour une application mobile',
    message:
      'Bonjour, nous cherchons un développeur pour une application de visite de musée, hors ligne, en trois langues.',
    hoursAgo: 26,
  },
  {
    name: 'Priya Raman',
    email: 'priya.raman@example.org',
    subject: 'Lantern and our handbook',
    message: 'We have 800 pages of Markdown. How long would a trial take, and can it run on our own servers?',
    read: true,
    hoursAgo: 50,
  },
  {
    name: 'Diego Salas',
    email: 'diego.salas@example.net',
    subject: 'A typo on the pricing page',
    message: 'The second card says "payed" where it should say "paid". Lovely site otherwise!',
    read: true,
    hoursAgo: 170,
  },
  {
    name: 'Aino Virtanen',
    email: 'aino@example.fi',
    subject: 'Speaking at our meetup',
    message: 'Would you speak about exclusion constraints at the Helsinki PostgreSQL meetup in May? Remote is fine.',
    hoursAgo: 300,
  },
];

import type { Limit } from '@portfolio/service-kit/limits';

const hour = 3_600;

export const limits = {
  /** E-mails to people who did not ask for them: few to one, and to all no more than a firm that begins has guards. */
  invitationMails: { name: 'invitation-mail', tries: 5, seconds: hour },
  invitationMailsOfCompany: { name: 'invitation-mail-company', tries: 200, seconds: hour },
  /** Each tells a colleague: nobody is asked and asked again. */
  offers: { name: 'offer', tries: 60, seconds: hour },
  /** Each may tell planners, stays in the log, and may bring a file. */
  claims: { name: 'claim', tries: 120, seconds: hour },
  timeOff: { name: 'time-off', tries: 60, seconds: hour },
  /** That somebody cannot come is mailed to planners: whoever wavers has some, and nobody fills a mailbox. */
  words: { name: 'word', tries: 30, seconds: hour },
  /** As fast as a person writes. */
  messages: { name: 'message', tries: 20, seconds: 60 },
  broadcasts: { name: 'broadcast', tries: 20, seconds: hour },
  /** Calendars look every few minutes, on each device; a guess is one of 2^256. */
  calendarReads: { name: 'calendar', tries: 240, seconds: hour },
  unknownCalendars: { name: 'unknown-calendar', tries: 60, seconds: hour },
} satisfies Record<string, Limit>;

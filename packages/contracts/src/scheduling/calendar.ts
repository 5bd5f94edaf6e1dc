import { z } from 'zod';

/** The private address at which an employee's calendar reads their shifts: whoever has it may. */
export const calendarFeed = z.object({
  url: z.string().describe('iCalendar (RFC 5545).'),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable().describe('When a calendar read it last, to the minute.'),
});

export type CalendarFeed = z.infer<typeof calendarFeed>;

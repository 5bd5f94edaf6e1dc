import { createHash } from 'node:crypto';
import { calendarFeed } from '@portfolio/contracts/scheduling';
import { openToAll } from '@portfolio/service-kit/access';
import { call, forEmployees, forEmployeesWhoLeft } from '../../call.ts';
import { getMyCalendarFeed, renewMyCalendarFeed, revokeMyCalendarFeed, readCalendar } from './read-calendar.ts';

/** Calendars ask without a token of the session: the address is the secret. */
export const calendarCalls = [
  call({
    rest: 'GET /planner/calendar/:token',
    summary: "An employee's shifts for their calendar, at a private address that ends in .ics",
    access: openToAll,
    answer: 'text/calendar',
    async handle({ context, parameter, request, response }) {
      const calendar = await readCalendar(context, parameter('token').replace(/\.ics$/, ''));
      const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
      response.set({
        // For the one who has the address, and asked again each time: a shift may have changed.
        'Cache-Control': 'private, no-cache',
        ETag: etag,
        'Content-Disposition': 'inline; filename="shifts.ics"',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      });
      if (request.get('if-none-match') === etag) response.status(304).end();
      else response.type('text/calendar; charset=utf-8').send(calendar);
    },
  }),
  forEmployees({
    graphql: 'query myCalendarFeed',
    description: 'Null where no calendar reads the caller’s shifts.',
    answer: calendarFeed.nullable(),
    handle: ({ context }) => getMyCalendarFeed(context),
  }),
  forEmployees({
    graphql: 'mutation renewMyCalendarFeed',
    description: 'A new address. The earlier one is void from now on.',
    answer: calendarFeed,
    handle: ({ context }) => renewMyCalendarFeed(context),
  }),
  forEmployeesWhoLeft({
    graphql: 'mutation revokeMyCalendarFeed',
    description: 'The address is void from now on.',
    handle: ({ context }) => revokeMyCalendarFeed(context),
  }),
];

import { accountEvent, accountEventFilter } from '@portfolio/contracts/audit';
import { resource } from '@portfolio/service-kit/rest';
import { route } from '../route.ts';
import { managers } from '../users/manager.ts';
import { eventList, listAccountEvents } from './list-events.ts';

export const activityResources = [
  resource('/auth/events', {
    get: route({
      summary: 'What was done to accounts, and by whom',
      access: managers,
      query: accountEventFilter,
      list: eventList,
      answer: accountEvent,
      handle: ({ context, query, list }) => listAccountEvents(context, query, list),
    }),
  }),
];

import { companyEvent, companyEventFilter } from '@portfolio/contracts/audit';
import { resource } from '@portfolio/service-kit/rest';
import { administrators as access } from '../access.ts';
import { csvRoute } from '../csv/route.ts';
import { route } from '../route.ts';
import { eventList, exportCompanyEvents, listCompanyEvents } from './list-events.ts';

export const activityResources = [
  resource('/planner/events', {
    get: route({
      summary: 'What was done in a company, and by whom',
      access,
      query: companyEventFilter,
      list: eventList,
      answer: companyEvent,
      handle: ({ context, query, list }) => listCompanyEvents(context, query, list),
    }),
  }),
  resource('/planner/events/export', {
    get: csvRoute({
      summary: 'Download what was done in a company',
      query: companyEventFilter,
      list: eventList,
      describe: exportCompanyEvents,
    }),
  }),
];

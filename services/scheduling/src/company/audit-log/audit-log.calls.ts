import { auditChange, companyEvent, companyEventFilter } from '@portfolio/contracts/audit';
import { objectType } from '@portfolio/service-kit/graphql';
import { forAdministrators } from '../../call.ts';
import { csvCall } from '../../shared/csv/call.ts';
import { eventList, exportCompanyEvents, listCompanyEvents } from './list-events.ts';

objectType('CompanyEventChange', auditChange);

export const auditLogCalls = [
  forAdministrators({
    rest: 'GET /planner/events',
    summary: 'What was done in a company, and by whom',
    graphql: 'query companyEvents',
    description: 'What was done in a company, and by whom.',
    query: companyEventFilter,
    list: eventList,
    answer: companyEvent,
    handle: ({ context, query, list }) => listCompanyEvents(context, query, list),
  }),
  csvCall({
    rest: 'GET /planner/events/export',
    summary: 'Download what was done in a company',
    query: companyEventFilter,
    list: eventList,
    describe: exportCompanyEvents,
  }),
];

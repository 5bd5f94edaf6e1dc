import { accountEvent, accountEventFilter, auditChange } from '@portfolio/contracts/audit';
import { objectType } from '@portfolio/service-kit/graphql';
import { call } from '../../call.ts';
import { managers } from '../administration/manager.ts';
import { eventList, listAccountEvents } from './list-events.ts';

objectType('AccountEventChange', auditChange);

export const auditLogCalls = [
  call({
    rest: 'GET /auth/events',
    summary: 'What was done to accounts, and by whom',
    graphql: 'query accountEvents',
    description: 'What was done to accounts, and by whom; for staff.',
    access: managers,
    query: accountEventFilter,
    list: eventList,
    answer: accountEvent,
    handle: ({ context, query, list }) => listAccountEvents(context, query, list),
  }),
];

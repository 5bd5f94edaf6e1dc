import { accountEvent, accountEventFilter, accountEventKind, auditChange } from '@portfolio/contracts/audit';
import { enumType, objectType } from '@portfolio/service-kit/graphql';
import { call } from '../../call.ts';
import { managers } from '../administration/manager.ts';
import { eventList, listAccountEvents } from './list-events.ts';

enumType('AccountEventKind', accountEventKind);
objectType('AccountEventChange', auditChange);
objectType('AccountEvent', accountEvent);

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

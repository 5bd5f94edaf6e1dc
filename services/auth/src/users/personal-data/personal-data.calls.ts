import { erasureInput } from '@portfolio/contracts/auth';
import { itsId } from '@portfolio/service-kit/calls';
import { call, forConfirmed } from '../../call.ts';
import { managersByPassword, requireManageable } from '../administration/manager.ts';
import { downloadPersonalData } from './download.ts';
import { eraseAccount, eraseUser } from './erase.ts';

export const personalDataCalls = [
  forConfirmed({
    rest: 'GET /auth/personal-data',
    summary: 'Everything that is kept about oneself, as one file',
    answer: 'application/json',
    handle: ({ context, response }) => downloadPersonalData(context, response),
  }),
  forConfirmed({
    rest: 'POST /auth/erase-account',
    summary: "Erase one's own account, and all that need not be kept",
    graphql: 'mutation eraseAccount',
    description: "One's own; the user name is typed so that nobody does it by a slip.",
    body: erasureInput,
    handle: ({ context, body }) => eraseAccount(context, body.username),
  }),
  call({
    rest: 'POST /planner/users/:id/erase',
    summary: "Erase a user's account, and all that need not be kept",
    graphql: 'mutation eraseUser',
    description: 'The id of the user, of whom nothing else is left.',
    access: managersByPassword,
    item: ({ context, id }) => requireManageable(context, id()),
    body: erasureInput,
    field: itsId,
    handle: ({ context, id, body }) => eraseUser(context, id(), body.username),
  }),
];

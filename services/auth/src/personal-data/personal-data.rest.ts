import { erasureInput } from '@portfolio/contracts/auth';
import { resource } from '@portfolio/service-kit/rest';
import { confirmedByPassword } from '../access.ts';
import { route } from '../route.ts';
import { managersByPassword, requireManageable } from '../users/manager.ts';
import { downloadPersonalData } from './download.ts';
import { eraseAccount, eraseUser } from './erase.ts';

export const personalDataResources = [
  resource('/auth/personal-data', {
    get: route({
      summary: 'Everything that is kept about oneself, as one file',
      access: confirmedByPassword,
      answer: 'application/json',
      handle: ({ context, response }) => downloadPersonalData(context, response),
    }),
  }),
  resource('/auth/erase-account', {
    post: route({
      summary: "Erase one's own account, and all that need not be kept",
      access: confirmedByPassword,
      body: erasureInput,
      handle: ({ context, body }) => eraseAccount(context, body.username),
    }),
  }),
  resource(
    '/planner/users/:id/erase',
    {
      post: route({
        summary: "Erase a user's account, and all that need not be kept",
        access: managersByPassword,
        body: erasureInput,
        handle: ({ context, id, body }) => eraseUser(context, id(), body.username),
      }),
    },
    ({ context, id }) => requireManageable(context, id()),
  ),
];

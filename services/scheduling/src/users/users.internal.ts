import { schedulingUserIds } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { findSchedulingUsers } from './scheduling-user.ts';

/** For the auth service, below `/internal`: what users administer and which employee they are. */
export const userInternalResources = [
  resource<SchedulingContext>('/users', {
    get: ({ context, query }) => findSchedulingUsers(context, query(schedulingUserIds).ids),
  }),
  resource<SchedulingContext>('/users/:id', {
    get: async ({ context, id }) => (await findSchedulingUsers(context, [id()]))[0],
  }),
];

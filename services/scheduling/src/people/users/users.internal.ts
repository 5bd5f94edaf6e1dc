import { schedulingUser, schedulingUserIds } from '@portfolio/contracts/scheduling';
import { services } from '@portfolio/service-kit/access';
import { z } from 'zod';
import { call } from '../../call.ts';
import { findSchedulingUsers } from './scheduling-user.ts';

const access = services('auth');

/** For the auth service, below `/internal`: what users administer and which employee they are. */
export const userInternalCalls = [
  call({
    rest: 'GET /users',
    summary: 'What scheduling knows of several users',
    access,
    query: schedulingUserIds,
    answer: z.array(schedulingUser),
    handle: ({ context, query }) => findSchedulingUsers(context, query.ids),
  }),
  call({
    rest: 'GET /users/:id',
    summary: 'What scheduling knows of a user',
    access,
    answer: schedulingUser,
    handle: async ({ context, id }) => (await findSchedulingUsers(context, [id()]))[0],
  }),
];

import {
  accountRegistration,
  registeredAccount,
  repeatedAnswer,
  repeatedRegistration,
} from '@portfolio/contracts/accounts';
import {
  secondFactorFact,
  secondFactorReset,
  setPasswordInput,
  userInput,
  userPatch,
  userSchema,
} from '@portfolio/contracts/auth';
import { userCount } from '@portfolio/contracts/scheduling';
import { services } from '@portfolio/service-kit/access';
import { notFound } from '@portfolio/service-kit/errors';
import { resource } from '@portfolio/service-kit/rest';
import { inScope } from '@portfolio/service-kit/row-security';
import { z } from 'zod';
import { route } from '../../route.ts';
import { isRepeatedRegistration, registerAccount } from './register-account.ts';
import { currentUser } from './current-user.ts';
import { getUser, listUsers, userList } from './list-users.ts';
import { createUser, endUserSessions, resetSecondFactor, setUserPassword, updateUser } from './manage-users.ts';
import { managers, managersByPassword, requireManageable } from './manager.ts';
import { asksForSecondStep } from '../../sign-in/second-factor/asked-step.ts';
import { findUser, userWire } from '../account/user.ts';
import { signedInToSetUp } from '../../access.ts';

export const userResources = [
  resource('/auth/user', {
    get: route({
      summary: 'The signed-in user',
      access: signedInToSetUp,
      answer: userSchema,
      handle: async ({ context }) => userWire(await currentUser(context)),
    }),
  }),
  resource('/planner/users', {
    get: route({
      summary: 'List users',
      access: managers,
      list: userList,
      answer: userSchema,
      handle: ({ context, list }) => listUsers(context, list),
    }),
    post: route({
      summary: 'Create a user',
      access: managersByPassword,
      body: userInput,
      answer: userSchema,
      status: 201,
      handle: ({ context, body }) => createUser(context, body),
    }),
  }),
  resource(
    '/planner/users/:id',
    {
      get: route({
        summary: 'Read a user',
        access: managers,
        answer: userSchema,
        handle: ({ context, id }) => getUser(context, id()),
      }),
      patch: route({
        summary: "Change a user; one's own address counts once the link that is sent there was followed",
        access: managersByPassword,
        body: userPatch,
        answer: userSchema,
        handle: ({ context, id, body }) => updateUser(context, id(), body),
      }),
    },
    ({ context, id }) => requireManageable(context, id()),
  ),
  resource(
    '/planner/users/:id/set_password',
    {
      post: route({
        summary: "Set a user's password; one's own with the current one",
        access: managersByPassword,
        body: setPasswordInput,
        handle: ({ context, id, body }) => setUserPassword(context, id(), body),
      }),
    },
    ({ context, id }) => requireManageable(context, id()),
  ),
  resource('/planner/users/:id/end_sessions', {
    post: route({
      summary: "Sign all of a user's devices out",
      access: managersByPassword,
      handle: ({ context, id }) => endUserSessions(context, id()),
    }),
  }),
  resource(
    '/planner/users/:id/reset_second_factor',
    {
      post: route({
        summary: "Take a user's second factor away, who has lost it, and has proven who they are",
        access: managersByPassword,
        body: secondFactorReset,
        handle: ({ context, id, body }) => resetSecondFactor(context, id(), body.identity_proof),
      }),
    },
    ({ context, id }) => requireManageable(context, id()),
  ),
];

/** Below `/internal`, for other services. */
export const userInternalResources = [
  resource('/users', {
    post: route({
      summary: 'Register an account for who has followed a registration link',
      access: services('scheduling'),
      body: accountRegistration,
      answer: registeredAccount,
      handle: ({ context, body }) => registerAccount(context, body),
    }),
  }),
  resource('/users/repeated', {
    post: route({
      summary: 'Whether a registration that came again is the one that made an account',
      access: services('scheduling'),
      body: repeatedRegistration,
      answer: repeatedAnswer,
      handle: async ({ context, body }) => ({ is_same: await isRepeatedRegistration(context, body) }),
    }),
  }),
  resource('/users/count', {
    get: route({
      summary: 'How many accounts there are',
      access: services('scheduling'),
      answer: userCount,
      async handle({ context }) {
        const [row] = await context.database.query<[{ count: number }]>('SELECT count(*)::int AS count FROM account');
        return row;
      },
    }),
  }),
  // Scheduling asks with each request of an administrator whose company wants it, so that it counts at once.
  resource('/users/:id/second-factor', {
    get: route({
      summary: 'Whether signing in as this user takes two steps',
      access: services('scheduling'),
      answer: secondFactorFact,
      handle: async ({ context, id }) => ({ has_second_factor: await asksForSecondStep(context.database, id()) }),
    }),
  }),
  // Content asks with each request for the patron blog, so that a tier that ends shuts it at once.
  resource('/users/:id', {
    get: route({
      summary: "A user's Patreon tier",
      access: services('content'),
      answer: z.object({ id: z.int(), patreon_tier: z.string().nullable() }),
      async handle({ context, id }) {
        const user = await inScope({ user: id() }, () => findUser(context, id()));
        if (!user?.is_active) throw notFound();
        return { id: user.id, patreon_tier: user.patreon_tier };
      },
    }),
  }),
];

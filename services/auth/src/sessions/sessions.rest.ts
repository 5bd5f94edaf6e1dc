import {
  loginInput,
  loginResult,
  logoutInput,
  refreshInput,
  refreshResult,
  sessionSchema,
} from '@portfolio/contracts/auth';
import { serviceNames } from '@portfolio/contracts/routes';
import { openToAll, services } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { route } from '../route.ts';
import { endedSessionIds, listSessions, revokeOtherSessions, revokeSession } from './devices.ts';
import { refreshSession } from './refresh.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { confirmedByPassword, signedIn } from '../access.ts';

export const sessionResources = [
  resource('/auth/login', {
    post: route({
      summary: 'Sign in with username and password',
      access: openToAll,
      body: loginInput,
      repeatable: false,
      answer: loginResult,
      handle: ({ context, body }) => signIn(context, body),
    }),
  }),
  resource('/auth/token/refresh', {
    post: route({
      summary: 'A new access token; with "rotate" also a new refresh token, which retires the old one',
      access: openToAll,
      body: refreshInput,
      repeatable: false,
      answer: refreshResult,
      handle: ({ context, body }) => refreshSession(context, body),
    }),
  }),
  resource('/auth/logout', {
    post: route({
      summary: 'Sign out',
      access: openToAll,
      body: logoutInput,
      handle: ({ context, body }) => signOut(context, body.refresh),
    }),
  }),
  resource('/auth/sessions', {
    get: route({
      summary: 'Devices that are signed in',
      access: signedIn,
      answer: z.array(sessionSchema),
      handle: ({ context }) => listSessions(context),
    }),
    delete: route({
      summary: 'Sign out every other device',
      access: confirmedByPassword,
      handle: ({ context }) => revokeOtherSessions(context),
    }),
  }),
  resource('/auth/sessions/:id', {
    delete: route({
      summary: 'Sign out one device',
      access: confirmedByPassword,
      handle: ({ context, parameter }) => revokeSession(context, parameter('id')),
    }),
  }),
];

/** Below `/internal`, for other services. */
export const sessionInternalResources = [
  resource('/ended-sessions', {
    get: route({
      summary: 'Sessions that ended within so many seconds',
      // Every service but this one refuses tokens of ended sessions by what it is told here.
      access: services(...serviceNames.filter((name) => name !== 'auth')),
      query: z.object({ seconds: z.coerce.number().int().positive().max(3_600) }),
      answer: z.object({ ended: z.array(z.string()) }),
      handle: async ({ context, query }) => ({ ended: await endedSessionIds(context.database, query.seconds) }),
    }),
  }),
];

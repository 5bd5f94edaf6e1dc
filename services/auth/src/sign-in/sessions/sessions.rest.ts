import {
  loginInput,
  loginOptionsInput,
  loginResult,
  logoutInput,
  passkeyLogin,
  passkeyOptions,
  refreshInput,
  refreshResult,
  sessionProof,
  sessionSchema,
} from '@portfolio/contracts/auth';
import { serviceNames } from '@portfolio/contracts/routes';
import { openToAll, services } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { browserHash } from '../passkeys/browser-cookie.ts';
import { route } from '../../route.ts';
import { endedSessionIds, listSessions, revokeOtherSessions, revokeSession } from './devices.ts';
import { missingProof } from './missing-proof.ts';
import { refreshSession } from './refresh.ts';
import { signIn } from './sign-in.ts';
import { passkeyLoginOptions, signInWithPasskey } from './sign-in-with-passkey.ts';
import { signOut } from './sign-out.ts';
import { confirmedByPassword, signedIn } from '../../access.ts';

export const sessionResources = [
  resource('/auth/login', {
    post: route({
      summary: 'Sign in with username and password, and a second step where one is asked for',
      access: openToAll,
      body: loginInput,
      repeatable: false,
      answer: loginResult,
      handle: ({ context, body, request }) => signIn(context, body, browserHash(request, context.publicOrigin)),
    }),
  }),
  resource('/auth/login/options', {
    post: route({
      summary: 'What a passkey is asked to sign to sign in; with name and password, one of that account',
      access: openToAll,
      body: loginOptionsInput,
      repeatable: false,
      answer: passkeyOptions,
      handle: async ({ context, body, request, response }) => ({
        ...(await passkeyLoginOptions(context, body, { request, response })),
      }),
    }),
  }),
  resource('/auth/login/passkey', {
    post: route({
      summary: 'Sign in with a passkey alone, in the browser that asked for the options',
      access: openToAll,
      body: passkeyLogin,
      repeatable: false,
      answer: loginResult,
      handle: ({ context, body, request }) =>
        signInWithPasskey(context, body.passkey, browserHash(request, context.publicOrigin)),
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
  resource('/sessions/:id/proof', {
    get: route({
      summary: 'What is missing of a fresh proof that it is still the user of a session who asks',
      access: services('scheduling'),
      answer: sessionProof,
      handle: ({ context, parameter }) => missingProof(context, parameter('id')),
    }),
  }),
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

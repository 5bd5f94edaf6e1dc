import {
  loginInput,
  loginOptionsInput,
  loginResult,
  loginWithoutPasskey,
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
import { itsId } from '@portfolio/service-kit/calls';
import { objectType } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { confirmedByPassword, signedIn } from '../../access.ts';
import { call } from '../../call.ts';
import { browserHash } from '../passkeys/browser-cookie.ts';
import { endedSessionIds, listSessions, revokeOtherSessions, revokeSession } from './devices.ts';
import { missingProof } from './missing-proof.ts';
import { refreshSession } from './refresh.ts';
import { signIn } from './sign-in.ts';
import { passkeyLoginOptions, signInWithPasskey } from './sign-in-with-passkey.ts';
import { signOut } from './sign-out.ts';

objectType('LoginPayload', loginResult);
objectType('RefreshPayload', refreshResult);
objectType('Session', sessionSchema);

export const sessionCalls = [
  call({
    rest: 'POST /auth/login',
    summary: 'Sign in with username and password, and a second step where one is asked for',
    access: openToAll,
    body: loginInput,
    repeatable: false,
    answer: loginResult,
    handle: ({ context, body, request }) => signIn(context, body, browserHash(request, context.publicOrigin)),
  }),
  call({
    graphql: 'mutation login',
    access: openToAll,
    body: loginWithoutPasskey,
    repeatable: false,
    answer: loginResult,
    handle: ({ context, body }) => signIn(context, body),
  }),
  call({
    rest: 'POST /auth/login/options',
    summary: 'What a passkey is asked to sign to sign in; with name and password, one of that account',
    access: openToAll,
    body: loginOptionsInput,
    repeatable: false,
    answer: passkeyOptions,
    handle: async ({ context, body, request, response }) => ({
      ...(await passkeyLoginOptions(context, body, { request, response })),
    }),
  }),
  call({
    rest: 'POST /auth/login/passkey',
    summary: 'Sign in with a passkey alone, in the browser that asked for the options',
    access: openToAll,
    body: passkeyLogin,
    repeatable: false,
    answer: loginResult,
    handle: ({ context, body, request }) =>
      signInWithPasskey(context, body.passkey, browserHash(request, context.publicOrigin)),
  }),
  call({
    rest: 'POST /auth/token/refresh',
    summary: 'A new access token; with "rotate" also a new refresh token, which retires the old one',
    graphql: 'mutation refreshToken',
    access: openToAll,
    body: refreshInput,
    repeatable: false,
    answer: refreshResult,
    handle: ({ context, body }) => refreshSession(context, body),
  }),
  call({
    rest: 'POST /auth/logout',
    summary: 'Sign out',
    graphql: 'mutation logout',
    access: openToAll,
    body: logoutInput,
    handle: ({ context, body }) => signOut(context, body.refresh),
  }),
  call({
    rest: 'GET /auth/sessions',
    summary: 'Devices that are signed in',
    graphql: 'query sessions',
    description: 'The devices on which one is signed in, last used first.',
    access: signedIn,
    answer: z.array(sessionSchema),
    handle: ({ context }) => listSessions(context),
  }),
  call({
    rest: 'DELETE /auth/sessions',
    summary: 'Sign out every other device',
    graphql: 'mutation revokeOtherSessions',
    description: 'Signs all devices out but the one that asks.',
    access: confirmedByPassword,
    handle: ({ context }) => revokeOtherSessions(context),
  }),
  call({
    rest: 'DELETE /auth/sessions/:id',
    summary: 'Sign out one device',
    graphql: 'mutation revokeSession',
    description: 'The id of the device that was signed out.',
    access: confirmedByPassword,
    field: itsId,
    handle: ({ context, parameter }) => revokeSession(context, parameter('id')),
  }),
];

/** Below `/internal`, for other services. */
export const sessionInternalCalls = [
  call({
    rest: 'GET /sessions/:id/proof',
    summary: 'What is missing of a fresh proof that it is still the user of a session who asks',
    access: services('scheduling'),
    answer: sessionProof,
    handle: ({ context, parameter }) => missingProof(context, parameter('id')),
  }),
  call({
    rest: 'GET /ended-sessions',
    summary: 'Sessions that ended within so many seconds',
    // Every service but this one refuses tokens of ended sessions by what it is told here.
    access: services(...serviceNames.filter((name) => name !== 'auth')),
    query: z.object({ seconds: z.coerce.number().int().positive().max(3_600) }),
    answer: z.object({ ended: z.array(z.string()) }),
    handle: async ({ context, query }) => ({ ended: await endedSessionIds(context.database, query.seconds) }),
  }),
];

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
import { services } from '@portfolio/service-kit/access';
import { itsId } from '@portfolio/service-kit/calls';
import { objectType } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { signedIn, isConfirmed } from '../../access.ts';
import { call, forConfirmed, forVisitors } from '../../call.ts';
import { browserHash } from '../passkeys/browser-cookie.ts';
import { endedSessionIds, listSessions, revokeOtherSessions, revokeSession } from './devices.ts';
import { refreshSession } from './refresh.ts';
import { signIn } from './sign-in.ts';
import { passkeyLoginOptions, signInWithPasskey } from './sign-in-with-passkey.ts';
import { inScope } from '@portfolio/service-kit/row-security';
import type { AuthContext } from '../../context.ts';
import { predatesSecondStep } from '../second-factor/totp.ts';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import { hashToken } from './refresh-token.ts';

/** Ends the session that a refresh token belongs to. A token that is unknown, or already out, is no error. */
async function signOut({ database }: AuthContext, refresh: string): Promise<void> {
  return inScope('everything', async () => {
    await database.transaction(async (manager) => {
      const [[ended]] = await manager.query<[{ user_id: number }[], number]>(
        `UPDATE session SET revoked_at = now() FROM refresh_token
       WHERE refresh_token.hash = $1 AND session.id = refresh_token.session_id AND session.revoked_at IS NULL
       RETURNING user_id`,
        [hashToken(refresh)],
      );
      if (ended) await recordAccountEvent(manager, ended.user_id, { kind: 'sign_out' }, ended.user_id);
    });
  });
}

/** What another service is told before rights are given there: as auth asks before it gives some. */
const missingProof = (context: AuthContext, sessionId: string): Promise<z.infer<typeof sessionProof>> =>
  inScope('everything', async (): Promise<z.infer<typeof sessionProof>> => {
    if (!(await isConfirmed(context, sessionId))) return { missing: 'password_needed' };
    return { missing: (await predatesSecondStep(context, sessionId)) ? 'second_factor_unused' : null };
  });

objectType('LoginPayload', loginResult);
objectType('RefreshPayload', refreshResult);
objectType('Session', sessionSchema);

export const sessionCalls = [
  forVisitors({
    rest: 'POST /auth/login',
    summary: 'Sign in with username and password, and a second step where one is asked for',
    body: loginInput,
    repeatable: false,
    answer: loginResult,
    handle: ({ context, body, request }) => signIn(context, body, browserHash(request, context.publicOrigin)),
  }),
  forVisitors({
    graphql: 'mutation login',
    body: loginWithoutPasskey,
    repeatable: false,
    answer: loginResult,
    handle: ({ context, body }) => signIn(context, body),
  }),
  forVisitors({
    rest: 'POST /auth/login/options',
    summary: 'What a passkey is asked to sign to sign in; with name and password, one of that account',
    body: loginOptionsInput,
    repeatable: false,
    answer: passkeyOptions,
    handle: async ({ context, body, request, response }) => ({
      ...(await passkeyLoginOptions(context, body, { request, response })),
    }),
  }),
  forVisitors({
    rest: 'POST /auth/login/passkey',
    summary: 'Sign in with a passkey alone, in the browser that asked for the options',
    body: passkeyLogin,
    repeatable: false,
    answer: loginResult,
    handle: ({ context, body, request }) =>
      signInWithPasskey(context, body.passkey, browserHash(request, context.publicOrigin)),
  }),
  forVisitors({
    rest: 'POST /auth/token/refresh',
    summary: 'A new access token; with "rotate" also a new refresh token, which retires the old one',
    graphql: 'mutation refreshToken',
    body: refreshInput,
    repeatable: false,
    answer: refreshResult,
    handle: ({ context, body }) => refreshSession(context, body),
  }),
  forVisitors({
    rest: 'POST /auth/logout',
    summary: 'Sign out',
    graphql: 'mutation logout',
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
  forConfirmed({
    rest: 'DELETE /auth/sessions',
    summary: 'Sign out every other device',
    graphql: 'mutation revokeOtherSessions',
    description: 'Signs all devices out but the one that asks.',
    handle: ({ context }) => revokeOtherSessions(context),
  }),
  forConfirmed({
    rest: 'DELETE /auth/sessions/:id',
    summary: 'Sign out one device',
    graphql: 'mutation revokeSession',
    description: 'The id of the device that was signed out.',
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

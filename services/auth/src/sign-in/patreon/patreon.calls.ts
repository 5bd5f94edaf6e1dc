import { patreonConnection, type PatreonConnection } from '@portfolio/contracts/auth';
import { requireActor } from '@portfolio/service-kit/access';
import type { Response } from 'express';
import { z } from 'zod';
import { signedIn } from '../../access.ts';
import { call, forConfirmed, forVisitors } from '../../call.ts';
import { disconnectPatreon, finishPatreon, prepareConnection, startPatreon } from './sign-in-with-patreon.ts';
import { receiveWebhook } from './webhook.ts';
import { selectList } from '@portfolio/service-kit/database';
import type { AuthContext } from '../../context.ts';

const columns = selectList('patreon_account', patreonConnection, {
  has_password: '(SELECT password_hash IS NOT NULL FROM account WHERE account.id = user_id)',
});

/** The Patreon accounts that sign in to one's own; at present there is at most one. */
const listConnections = (context: AuthContext): Promise<PatreonConnection[]> =>
  context.database.query<PatreonConnection[]>(`SELECT ${columns} FROM patreon_account WHERE user_id = $1`, [
    requireActor(context).userId,
  ]);

/** Without a referrer, as addresses here carry tokens. */
const redirect = (response: Response, address: string) =>
  response.writeHead(302, { Location: address, 'Referrer-Policy': 'no-referrer' }).end();

/** Signing in and connecting are navigations of the browser. */
export const patreonCalls = [
  forVisitors({
    rest: 'GET /auth/patreon/auth',
    summary: 'Start signing in with Patreon: a redirect for browsers',
    answer: 'text/html',
    status: 302,
    handle: async ({ context, request, response }) =>
      redirect(response, await startPatreon(context, request, response)),
  }),
  forVisitors({
    rest: 'GET /auth/patreon/callback',
    summary: 'Where Patreon sends the browser back to: a redirect to a screen',
    answer: 'text/html',
    status: 302,
    handle: async ({ context, request, response }) =>
      redirect(response, await finishPatreon(context, request, response)),
  }),
  forConfirmed({
    rest: 'POST /auth/patreon/connect',
    summary: "Before connecting Patreon with one's account: the address to go on to",
    answer: z.object({ url: z.string() }),
    repeatable: false,
    handle: ({ context, response }) => prepareConnection(context, response),
  }),
  call({
    rest: 'GET /auth/patreon',
    summary: 'The Patreon accounts that sign in to this one',
    graphql: 'query patreonConnections',
    description: 'The Patreon accounts that sign in to this one.',
    access: signedIn,
    answer: z.array(patreonConnection),
    handle: ({ context }) => listConnections(context),
  }),
  forConfirmed({
    rest: 'DELETE /auth/patreon',
    summary: 'Disconnect Patreon',
    graphql: 'mutation disconnectPatreon',
    handle: ({ context }) => disconnectPatreon(context),
  }),
  forVisitors({
    rest: 'POST /auth/patreon/webhook',
    summary: 'A changed membership, told and signed by Patreon',
    rawBody: true,
    answer: z.object({ status: z.literal('ok') }),
    handle: ({ context, request }) => receiveWebhook(context, request),
  }),
];

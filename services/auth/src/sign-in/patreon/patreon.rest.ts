import { patreonConnection } from '@portfolio/contracts/auth';
import { openToAll } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import type { Response } from 'express';
import { z } from 'zod';
import { route } from '../../route.ts';
import { listConnections } from './connections.ts';
import { disconnectPatreon, finishPatreon, prepareConnection, startPatreon } from './sign-in-with-patreon.ts';
import { receiveWebhook } from './webhook.ts';
import { confirmedByPassword, signedIn } from '../../access.ts';

/** Without a referrer, as addresses here carry tokens. */
const redirect = (response: Response, address: string) =>
  response.writeHead(302, { Location: address, 'Referrer-Policy': 'no-referrer' }).end();

export const patreonResources = [
  resource('/auth/patreon/auth', {
    get: route({
      summary: 'Start signing in with Patreon: a redirect for browsers',
      access: openToAll,
      answer: 'text/html',
      status: 302,
      handle: async ({ context, request, response }) =>
        redirect(response, await startPatreon(context, request, response)),
    }),
  }),
  resource('/auth/patreon/callback', {
    get: route({
      summary: 'Where Patreon sends the browser back to: a redirect to a screen',
      access: openToAll,
      answer: 'text/html',
      status: 302,
      handle: async ({ context, request, response }) =>
        redirect(response, await finishPatreon(context, request, response)),
    }),
  }),
  resource('/auth/patreon/connect', {
    post: route({
      summary: "Before connecting Patreon with one's account: the address to go on to",
      access: confirmedByPassword,
      answer: z.object({ url: z.string() }),
      repeatable: false,
      handle: ({ context, response }) => prepareConnection(context, response),
    }),
  }),
  resource('/auth/patreon', {
    get: route({
      summary: 'The Patreon accounts that sign in to this one',
      access: signedIn,
      answer: z.array(patreonConnection),
      handle: ({ context }) => listConnections(context),
    }),
    delete: route({
      summary: 'Disconnect Patreon',
      access: confirmedByPassword,
      handle: ({ context }) => disconnectPatreon(context),
    }),
  }),
  resource('/auth/patreon/webhook', {
    post: route({
      summary: 'A changed membership, told and signed by Patreon',
      access: openToAll,
      rawBody: true,
      answer: z.object({ status: z.literal('ok') }),
      handle: ({ context, request }) => receiveWebhook(context, request),
    }),
  }),
];

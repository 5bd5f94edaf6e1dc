import { noContent, resource } from '@portfolio/service-kit/rest';
import type { AuthContext } from '../context.ts';
import { disconnectPatreon, finishPatreon, prepareConnection, startPatreon } from './sign-in-with-patreon.ts';
import { receiveWebhook } from './webhook.ts';

const open = { authenticate: false };

export const patreonResources = [
  resource<AuthContext>(
    '/auth/patreon/auth',
    { get: ({ context, request, response }) => startPatreon(context, request, response) },
    open,
  ),
  resource<AuthContext>(
    '/auth/patreon/callback',
    { get: ({ context, request, response }) => finishPatreon(context, request, response) },
    open,
  ),
  resource<AuthContext>('/auth/patreon/connect', {
    post: ({ context, response }) => prepareConnection(context, response),
  }),
  resource<AuthContext>('/auth/patreon', {
    delete: async ({ context }) => {
      await disconnectPatreon(context);
      return noContent();
    },
  }),
  resource<AuthContext>(
    '/auth/patreon/webhook',
    { post: ({ context, request }) => receiveWebhook(context, request) },
    { authenticate: false, rawBody: true },
  ),
];

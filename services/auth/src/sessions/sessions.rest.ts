import { loginInput, logoutInput, refreshInput } from '@portfolio/contracts/auth';
import { noContent, resource } from '@portfolio/service-kit/rest';
import type { AuthContext } from '../context.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './devices.ts';
import { refreshSession } from './refresh.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** A stale access token must not keep anyone from signing in, refreshing or signing out. */
const open = { authenticate: false };

export const sessionResources = [
  resource<AuthContext>('/auth/login', { post: ({ context, body }) => signIn(context, body(loginInput)) }, open),
  resource<AuthContext>(
    '/auth/token/refresh',
    { post: ({ context, body }) => refreshSession(context, body(refreshInput)) },
    open,
  ),
  resource<AuthContext>(
    '/auth/logout',
    {
      post: async ({ context, body }) => {
        await signOut(context, body(logoutInput).refresh);
        return noContent();
      },
    },
    open,
  ),
  resource<AuthContext>('/auth/sessions', {
    get: ({ context }) => listSessions(context),
    delete: async ({ context }) => {
      await revokeOtherSessions(context);
      return noContent();
    },
  }),
  resource<AuthContext>('/auth/sessions/:id', {
    delete: async ({ context, parameter }) => {
      await revokeSession(context, parameter('id'));
      return noContent();
    },
  }),
];

import { resource } from '@portfolio/service-kit/rest';
import type { AuthContext } from '../context.ts';
import { currentUser } from './current-user.ts';
import { userWire } from './user.ts';

export const userResources = [
  resource<AuthContext>('/auth/user', { get: async ({ context }) => userWire(await currentUser(context)) }),
];

/** Below `/internal`, for other services. */
export const userInternalResources = [
  resource<AuthContext>('/users/count', {
    get: async ({ context }) => {
      const [row] = await context.database.query<{ count: number }[]>('SELECT count(*)::int AS count FROM account');
      return row;
    },
  }),
];

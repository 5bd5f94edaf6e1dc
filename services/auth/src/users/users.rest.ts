import { accountRegistration, setPasswordInput, userInput, userPatch } from '@portfolio/contracts/auth';
import { notFound } from '@portfolio/service-kit/errors';
import { created, noContent, resource } from '@portfolio/service-kit/rest';
import type { AuthContext } from '../context.ts';
import { currentUser } from './current-user.ts';
import { getUser, listUsers, userList } from './list-users.ts';
import { createUser, registerAccount, setUserPassword, updateUser } from './manage-users.ts';
import { findUser, userWire } from './user.ts';

export const userResources = [
  resource<AuthContext>('/auth/user', { get: async ({ context }) => userWire(await currentUser(context)) }),
  resource<AuthContext>('/planner/users', {
    get: async ({ context, list, page }) => {
      const parameters = list(userList);
      return page(parameters, await listUsers(context, parameters));
    },
    post: async ({ context, body }) => created(await createUser(context, body(userInput))),
  }),
  resource<AuthContext>('/planner/users/:id', {
    get: ({ context, id }) => getUser(context, id()),
    patch: ({ context, id, body }) => updateUser(context, id(), body(userPatch)),
  }),
  resource<AuthContext>('/planner/users/:id/set_password', {
    post: async ({ context, id, body }) => {
      await setUserPassword(context, id(), body(setPasswordInput).password);
      return noContent();
    },
  }),
];

/** Below `/internal`, for other services. */
export const userInternalResources = [
  resource<AuthContext>('/users', {
    post: ({ context, body }) => registerAccount(context, body(accountRegistration)),
  }),
  resource<AuthContext>('/users/count', {
    get: async ({ context }) => {
      const [row] = await context.database.query<{ count: number }[]>('SELECT count(*)::int AS count FROM account');
      return row;
    },
  }),
  // Content asks with each request for the patron blog, so that a tier that ends shuts it at once.
  resource<AuthContext>('/users/:id', {
    get: async ({ context, id }) => {
      const user = await findUser(context, id());
      if (!user?.is_active) throw notFound();
      return { id: user.id, patreon_tier: user.patreon_tier };
    },
  }),
];

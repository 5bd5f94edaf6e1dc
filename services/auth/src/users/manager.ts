import { requireActor, requireStaff, tokenNotValid, type Actor } from '@portfolio/service-kit/actor';
import type { AuthContext } from '../context.ts';
import type { Rights } from './manage-users.rules.ts';

/**
 * Who manages users, by what the database says now: a token keeps its rights for ten minutes, and within them someone
 * who was just demoted could take the account of whoever did it.
 * @throws AppError `not_authenticated`, `token_not_valid` when the account is gone or deactivated, `permission_denied`
 */
export async function requireManager(context: AuthContext): Promise<Actor> {
  const { userId } = requireActor(context);
  const [rights] = await context.database.query<Rights[]>(
    'SELECT id, is_active, is_staff, is_superuser FROM account WHERE id = $1',
    [userId],
  );
  return managerOf(context, rights);
}

/** The same where the account was read already. */
export function managerOf(context: AuthContext, rights: Rights | undefined): Actor {
  const actor = requireActor(context);
  if (!rights?.is_active) throw tokenNotValid('User is inactive');
  return requireStaff({ actor: { ...actor, isStaff: rights.is_staff, isSuperuser: rights.is_superuser } });
}

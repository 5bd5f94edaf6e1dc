import { confirmedForMinutes } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import {
  staff,
  type Access,
  requireActor,
  requireStaff,
  tokenNotValid,
  type Actor,
} from '@portfolio/service-kit/access';
import { notFound, permissionDenied } from '@portfolio/service-kit/errors';
import { oncePerRequest } from '@portfolio/service-kit/request-context';
import { confirmedByPassword, requireSession } from '../../access.ts';
import type { AuthContext } from '../../context.ts';
import { predatesSecondStep } from '../../sign-in/second-factor/totp.ts';
import { mayManage, type Rights } from './manage-users.rules.ts';

/**
 * Who manages users, by what the database says now: a token keeps its rights for ten minutes, and within them someone
 * who was just demoted could take the account of whoever did it.
 * @throws AppError `not_authenticated`, `token_not_valid` when the account is gone or deactivated, `permission_denied`
 */
export const requireManager = oncePerRequest(async (context: AuthContext): Promise<Actor> => {
  const { userId } = requireActor(context);
  return managerOf(context, await rightsOf(context, userId));
});

export const managers: Access<AuthContext> = {
  ...staff,
  async check(context) {
    await requireSession(context);
    await requireManager(context);
  },
};

/** The same, for what changes an account or cannot be taken back: with their own password, given in the last minutes, and signed in by their second step if they have one. */
export const managersByPassword: Access<AuthContext> = {
  ...managers,
  name: 'staff-password',
  description: `${staff.description.slice(0, -1)} who gave their password within ${confirmedForMinutes} minutes, and signed in with their second step if they have one.`,
  proof: 'fresh',
  async check(context) {
    await managers.check(context);
    if (await predatesSecondStep(context, requireActor(context).sessionId)) {
      throw permissionDenied(fault('second_factor_unused'));
    }
    await confirmedByPassword.check(context);
  },
};

/** @throws AppError as {@link requireManager}; `not_found`; `permission_denied` for an account that the caller may not change */
export async function requireManageable(context: AuthContext, id: number): Promise<void> {
  const actor = await requireManager(context);
  const rights = await rightsOf(context, id);
  if (!rights) throw notFound();
  mayManage(actor, rights, rights);
}

async function rightsOf({ database }: AuthContext, id: number): Promise<Rights | undefined> {
  const [rights] = await database.query<Rights[]>(
    'SELECT id, is_active, is_staff, is_superuser FROM account WHERE id = $1 AND erased_at IS NULL',
    [id],
  );
  return rights;
}

/** The same where the account was read already. */
export function managerOf(context: AuthContext, rights: Rights | undefined): Actor {
  const actor = requireActor(context);
  if (!rights?.is_active) throw tokenNotValid('User is inactive');
  return requireStaff({ actor: { ...actor, isStaff: rights.is_staff, isSuperuser: rights.is_superuser } });
}

import { requireActor, tokenNotValid } from '@portfolio/service-kit/access';
import type { AuthContext } from '../../context.ts';
import { findUser, withSchedulingUsers, type UserRow } from '../account/user.ts';

/**
 * The signed-in user, with what scheduling knows by now.
 * @throws AppError `not_authenticated`; `token_not_valid` when the account is gone or deactivated
 */
export async function currentUser(context: AuthContext): Promise<UserRow> {
  const { userId } = requireActor(context);
  const user = await findUser(context, userId);
  if (!user?.is_active) throw tokenNotValid('User is inactive');
  const [fresh] = await withSchedulingUsers(context, [user]);
  return fresh ?? user;
}

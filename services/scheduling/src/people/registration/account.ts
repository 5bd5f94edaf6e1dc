import { registeredAccount, repeatedAnswer, type AccountRegistration } from '@portfolio/contracts/accounts';
import type { SchedulingContext } from '../../context.ts';

/**
 * Makes an account in the auth service, with no rights of its own. Idempotent by key: when the work after it fails and
 * the person sends the form again, the same account answers. Another user name is another attempt, and account; another password is refused.
 * @param link what lets the person in: `invitation:7`
 * @returns the user's id
 * @throws AppError `validation` with the fields that auth refuses; `unavailable`
 */
export async function registerAccount(
  { auth }: SchedulingContext,
  link: string,
  { username, email, password, first_name, last_name, company_name }: Omit<AccountRegistration, 'key'>,
): Promise<number> {
  const account = { key: `${link}:${username}`, username, email, password, first_name, last_name, company_name };
  return (await auth.post('/internal/users', account, registeredAccount)).id;
}

/**
 * Whether a registration with a used link is the one that used it: sent again because its answer was lost. Another name or password is
 * somebody who would think that they have an account now.
 * @param userIds whom the link let in
 */
export async function isRepeated(
  { auth }: SchedulingContext,
  userIds: readonly number[],
  { username, password }: Pick<AccountRegistration, 'username' | 'password'>,
): Promise<boolean> {
  if (userIds.length === 0) return false;
  const sent = { user_ids: userIds, username, password };
  return (await auth.post('/internal/users/repeated', sent, repeatedAnswer)).is_same;
}

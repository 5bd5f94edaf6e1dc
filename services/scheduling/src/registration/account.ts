import { registeredAccount, type AccountRegistration } from '@portfolio/contracts/accounts';
import type { SchedulingContext } from '../context.ts';
import { contactsOf } from '../users/contacts.ts';

/**
 * Makes an account in the auth service, with no rights of its own. Idempotent by key: when the work after it fails and
 * the person sends the form again, the same account answers. Another user name is another attempt, and account.
 * @param link what lets the person in: `invitation:7`
 * @returns the user's id
 * @throws AppError `validation` with the fields that auth refuses; `unavailable`
 */
export async function registerAccount(
  { auth }: SchedulingContext,
  link: string,
  { username, email, password, first_name, last_name }: Omit<AccountRegistration, 'key'>,
): Promise<number> {
  const account = { key: `${link}:${username}`, username, email, password, first_name, last_name };
  return (await auth.post('/internal/users', account, registeredAccount)).id;
}

/**
 * Whether a registration with a used link is the one that used it: sent again because its answer was lost.
 * @param userIds whom the link let in
 */
export async function isRepeated(
  { auth }: SchedulingContext,
  userIds: readonly number[],
  { email }: Pick<AccountRegistration, 'email'>,
): Promise<boolean> {
  if (userIds.length === 0) return false;
  const contacts = await contactsOf(auth, userIds);
  return contacts.some((contact) => contact.email.toLowerCase() === email.toLowerCase());
}

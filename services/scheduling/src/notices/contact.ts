import type { UserContact } from '@portfolio/contracts/auth';
import type { InternalClient } from '@portfolio/service-kit/internal';
import { contactsOf } from '../users/contacts.ts';

/** Where a user is written to, in which language and zone, and whether they want it; undefined when there is none. */
export async function contactOf(auth: InternalClient, userId: number): Promise<UserContact | undefined> {
  const [contact] = await contactsOf(auth, [userId]);
  return contact?.is_active ? contact : undefined;
}

/** Which messages of a notice somebody wants (scheduling.md §9): by default all. */
export function wanted({ settings }: UserContact, isReminder: boolean): { mail: boolean; push: boolean } {
  const push = settings.notifications_enabled && (!isReminder || settings.shift_reminders);
  return { push, mail: push && settings.email_notifications };
}

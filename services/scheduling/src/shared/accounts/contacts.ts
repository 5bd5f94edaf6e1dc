import { nameOfContact, userContact, type UserContact } from '@portfolio/contracts/auth';
import type { InternalClient } from '@portfolio/service-kit/internal';
import { z } from 'zod';
import type { SchedulingContext } from '../../context.ts';
import type { Mail, Mailer } from '@portfolio/service-kit/mail';
import type { DataSource } from 'typeorm';

/** With what the administrators of a company are written to. */
export interface MailMeans {
  database: DataSource;
  auth: InternalClient;
  mailer: Mailer;
  publicOrigin: string;
}

/** SQL: the administrators of `company`. */
export const administrators = 'ARRAY(SELECT user_id FROM company_admin WHERE company_admin.company_id = company.id)';

/** To each of these users who wants mail; the id of a letter is theirs with it, for a job that is repeated. */
export async function mailAdministrators(
  { auth, mailer }: MailMeans,
  users: readonly number[],
  message: Omit<Mail, 'to'>,
): Promise<void> {
  for (const contact of await contactsOf(auth, users)) {
    const { id, email, is_active } = contact;
    if (!email || !is_active || !wantedMessages(contact, false).mail) continue;
    await mailer.send({ ...message, to: email, id: `${message.id}-${id}` });
  }
}

/** How auth's users are called and written to; those that it does not know are left out. @throws AppError `unavailable` */
export const contactsOf = (auth: InternalClient, ids: readonly number[]): Promise<UserContact[]> =>
  auth.get(`/internal/users/contacts?ids=${ids.join(',')}`, z.array(userContact));

/**
 * Where a user is written to, in which language and zone, and whether they want it; undefined when there is none, or none any more.
 * @throws AppError `unavailable`
 */
export async function contactOf(auth: InternalClient, userId: number): Promise<UserContact | undefined> {
  const [contact] = await contactsOf(auth, [userId]);
  return contact?.is_active ? contact : undefined;
}

/** How users are called, by id. What they did is known whether or not auth can tell who they are. */
export async function namesOf(
  { auth, log }: Pick<SchedulingContext, 'auth' | 'log'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  try {
    const contacts = await contactsOf(auth, [...new Set(ids)]);
    return new Map(contacts.map((contact) => [contact.id, nameOfContact(contact)]));
  } catch (error) {
    log.warn({ err: error }, 'the names of users could not be read');
    return new Map();
  }
}

/** Which messages of a notice somebody wants (scheduling.md §9): by default all. */
export function wantedMessages({ settings }: UserContact, isReminder: boolean): { mail: boolean; push: boolean } {
  const push = settings.notifications_enabled && (!isReminder || settings.shift_reminders);
  return { push, mail: push && settings.email_notifications };
}

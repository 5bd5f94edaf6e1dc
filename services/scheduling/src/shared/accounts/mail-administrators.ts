import type { InternalClient } from '@portfolio/service-kit/internal';
import type { Mail, Mailer } from '@portfolio/service-kit/mail';
import type { DataSource } from 'typeorm';
import { contactsOf, wantedMessages } from './contacts.ts';

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

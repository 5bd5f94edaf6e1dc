import {
  contactMinMs,
  type ContactMessage,
  type ContactMessageFilter,
  type ContactSubmission,
} from '@portfolio/contracts/content';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { requireStaff } from '@portfolio/service-kit/actor';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import { networkOf } from '@portfolio/service-kit/limits';
import type { ContentContext } from '../context.ts';
import { containsEvery, orderBy, SqlParameters } from '../sql.ts';
import { contactMailTask } from './contact-mail.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';

/**
 * Stores a message and queues the e-mail to support in the same transaction. Whoever fills the hidden field is answered
 * as if it had worked.
 * @throws AppError `throttled` for too many from one address, or for a form filled faster than a person can
 */
export async function submitContact(context: ContentContext, submission: ContactSubmission): Promise<void> {
  const { website, elapsed_ms: elapsed, ...message } = submission;
  await context.limits.contact.consume(networkOf(context.clientAddress));
  if (elapsed !== undefined && elapsed < contactMinMs) {
    throw new AppError('throttled', undefined, { headers: { 'Retry-After': String(contactMinMs / 1_000) } });
  }
  if (website) return;
  await context.database.transaction(async (manager) => {
    const { id } = await manager.save(manager.create(ContactMessageEntity, message));
    await enqueue(manager, contactMailTask, { id }, { jobKey: `${contactMailTask}-${id}` });
  });
}

export interface ContactMessages extends Page<ContactMessage> {
  /** Of all messages, whatever the filter. */
  unread: number;
}

const columns = 'c.id, c.name, c.email, c.subject, c.message, c.is_read, c.created_at';

type Row = Omit<ContactMessage, 'created_at'> & { created_at: Date };

const toMessage = ({ created_at: createdAt, ...row }: Row): ContactMessage => ({
  ...row,
  created_at: createdAt.toISOString(),
});

/** Messages for who manages content; every search term must occur in name, address, subject or text. */
export async function listContactMessages(
  context: ContentContext,
  list: ListParameters,
  filter: ContactMessageFilter,
): Promise<ContactMessages> {
  requireStaff(context);
  const values = new SqlParameters();
  const conditions = ['TRUE', ...containsEvery('c.search_text', list.search, values)];
  if (filter.is_read !== undefined) conditions.push(`c.is_read = ${values.add(filter.is_read)}`);
  const where = conditions.join(' AND ');
  const [counts] = await context.database.query<[{ count: number; unread: number }]>(
    `SELECT (SELECT count(*) FROM contact_message c WHERE ${where})::integer AS count,
       (SELECT count(*) FROM contact_message WHERE NOT is_read)::integer AS unread`,
    values.list.slice(),
  );
  const rows = await context.database.query<Row[]>(
    `SELECT ${columns} FROM contact_message c WHERE ${where} ORDER BY ${orderBy('c', list.ordering)}
     LIMIT ${values.add(list.pageSize)} OFFSET ${values.add((list.page - 1) * list.pageSize)}`,
    values.list,
  );
  return { ...counts, results: rows.map(toMessage) };
}

/** @throws AppError `not_found` */
export async function getContactMessage(context: ContentContext, id: number): Promise<ContactMessage> {
  requireStaff(context);
  const [row] = await context.database.query<Row[]>(`SELECT ${columns} FROM contact_message c WHERE c.id = $1`, [id]);
  if (!row) throw notFound();
  return toMessage(row);
}

/** core-site.md §4, Contact message: Mark as Read; there is no way back. @throws AppError `not_found` */
export async function markContactMessageRead(context: ContentContext, id: number): Promise<ContactMessage> {
  requireStaff(context);
  await context.database.manager.update(ContactMessageEntity, id, { isRead: true });
  return getContactMessage(context, id);
}

/** @throws AppError `not_found` */
export async function deleteContactMessage(context: ContentContext, id: number): Promise<void> {
  requireStaff(context);
  const { affected } = await context.database.manager.delete(ContactMessageEntity, id);
  if (affected === 0) throw notFound();
}

import {
  contactMessage,
  contactMessageOrdering,
  contactMinMs,
  type ContactMessage,
  type ContactMessageFilter,
  type ContactSubmission,
} from '@portfolio/contracts/content';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { inLowered, ownColumns, selectList, selectPage, Where } from '@portfolio/service-kit/database';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { enqueue } from '@portfolio/service-kit/jobs';
import { countTry, networkOf } from '@portfolio/service-kit/limits';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { inScope } from '@portfolio/service-kit/row-security';
import type { ContentContext } from '../context.ts';
import { limits } from '../limits.ts';
import { contactMailTask } from './contact-mail.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';

export const contactMessageList: ListOptions = {
  orderings: contactMessageOrdering,
  defaultOrdering: '-created_at',
  defaultPageSize: 50,
};

/**
 * Stores a message and queues the e-mail to support in the same transaction. Whoever fills the hidden field is answered
 * as if it had worked.
 * @throws AppError `throttled` for too many from one address, or for a form filled faster than a person can
 */
export async function submitContact(context: ContentContext, submission: ContactSubmission): Promise<void> {
  const { website, elapsed_ms: elapsed, ...message } = submission;
  await countTry(context, limits.contact, networkOf(context.clientAddress));
  if (elapsed !== undefined && elapsed < contactMinMs) {
    throw new AppError('throttled', undefined, { headers: { 'Retry-After': String(contactMinMs / 1_000) } });
  }
  if (website) return;
  const user_id = context.actor?.userId ?? null;
  const store = () =>
    context.database.transaction(async (manager) => {
      const { id } = await manager.save(ContactMessageEntity, { ...message, user_id });
      await enqueue(manager, contactMailTask, { id }, { jobKey: `${contactMailTask}-${id}` });
    });
  // A visitor's is nobody's, and so not even for who has just stored it.
  await (user_id === null ? inScope('everything', store) : store());
}

export interface ContactMessages extends Page<ContactMessage> {
  /** Of all messages, whatever the filter. */
  unread_count: number;
}

const columns = selectList('contact_message', contactMessage);

/** What staff do reaches everybody's messages. */
const asStaff = <T>(work: () => T): T => inScope('everything', work);

/** Messages for who manages content; every search term must occur in name, address, subject or text. */
export async function listContactMessages(
  context: ContentContext,
  list: ListParameters,
  filter: ContactMessageFilter,
): Promise<ContactMessages> {
  const { database } = context;
  const [page, [counted]] = await asStaff(() =>
    Promise.all([
      selectPage<ContactMessage>(database, {
        columns,
        from: 'contact_message',
        where: new Where()
          .andSearch(list.search, inLowered('contact_message.search_text'))
          .and('contact_message.is_read =', filter.is_read),
        list,
        orderings: ownColumns('contact_message', contactMessageOrdering),
        key: 'contact_message.id',
      }),
      database.query<[{ unread_count: number }]>(
        'SELECT count(*)::integer AS unread_count FROM contact_message WHERE NOT is_read',
      ),
    ]),
  );
  return { ...page, ...counted };
}

/** @throws AppError `not_found` */
export async function getContactMessage(context: ContentContext, id: number): Promise<ContactMessage> {
  const [message] = await asStaff(() =>
    context.database.query<ContactMessage[]>(`SELECT ${columns} FROM contact_message WHERE id = $1`, [id]),
  );
  if (!message) throw notFound();
  return message;
}

/** core-site.md §4, Contact message: Mark as Read; there is no way back. @throws AppError `not_found` */
export async function markContactMessageRead(context: ContentContext, id: number): Promise<ContactMessage> {
  await asStaff(() => context.database.manager.update(ContactMessageEntity, id, { is_read: true }));
  return getContactMessage(context, id);
}

/** @throws AppError `not_found` */
export async function deleteContactMessage(context: ContentContext, id: number): Promise<void> {
  const { affected } = await asStaff(() => context.database.manager.delete(ContactMessageEntity, id));
  if (affected === 0) throw notFound();
}

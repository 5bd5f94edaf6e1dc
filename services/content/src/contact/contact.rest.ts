import {
  contactMessageFilter,
  contactMessageOrdering,
  contactMessagePatch,
  contactSubmission,
  contactTexts,
} from '@portfolio/contracts/content';
import { created, noContent, resource, type ListOptions } from '@portfolio/service-kit/rest';
import type { ContentContext } from '../context.ts';
import { staffOnly } from '../staff-only.ts';
import {
  deleteContactMessage,
  getContactMessage,
  listContactMessages,
  markContactMessageRead,
  submitContact,
} from './contact.ts';

export const contactMessageList: ListOptions = {
  orderings: contactMessageOrdering,
  defaultOrdering: '-created_at',
  defaultPageSize: 50,
};

export const contactResources = [
  // Open to everybody: a stale token must not cost anyone their message.
  resource<ContentContext>(
    '/contact/submit',
    {
      post: async ({ context, body }) => {
        await submitContact(context, body(contactSubmission));
        return created({ detail: contactTexts.success });
      },
    },
    { authenticate: false },
  ),
  resource<ContentContext>('/contact/messages', {
    get: staffOnly(async ({ context, list, page, query }) => {
      const parameters = list(contactMessageList);
      const { unread, ...messages } = await listContactMessages(context, parameters, query(contactMessageFilter));
      return Object.assign({}, page(parameters, messages), { unread_count: unread });
    }),
  }),
  resource<ContentContext>('/contact/messages/:id', {
    get: ({ context, id }) => getContactMessage(context, id()),
    patch: staffOnly(({ context, id, body }) => {
      body(contactMessagePatch);
      return markContactMessageRead(context, id());
    }),
    delete: async ({ context, id }) => {
      await deleteContactMessage(context, id());
      return noContent();
    },
  }),
];

import {
  contactMessage,
  contactMessageFilter,
  contactMessagePatch,
  contactSubmission,
  contactTexts,
} from '@portfolio/contracts/content';
import { key } from '@portfolio/contracts/rest';
import { objectType } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { forStaff, forVisitors } from '../call.ts';
import {
  contactMessageList,
  deleteContactMessage,
  getContactMessage,
  listContactMessages,
  markContactMessageRead,
  submitContact,
} from './contact.ts';

const messagePage = z.object({
  count: z.int(),
  results: z.array(contactMessage),
  unread_count: z.int().describe('Unread ones of all messages.'),
});
objectType('ContactMessagePage', messagePage, { names: { unread_count: 'unread' } });

export const contactCalls = [
  forVisitors({
    rest: 'POST /contact/submit',
    summary: 'Send a message to the site',
    graphql: 'mutation submitContact',
    description: 'Sends a message through the contact form.',
    body: contactSubmission,
    input: 'ContactInput',
    // The longest message, four bytes a character, and the rest.
    maxBytes: 100_000,
    answer: z.object({ detail: z.string() }),
    field: { as: z.boolean(), of: () => true },
    status: 201,
    async handle({ context, body }) {
      await submitContact(context, body);
      return { detail: contactTexts.success };
    },
  }),
  forStaff({
    rest: 'GET /contact/messages',
    summary: 'List contact messages',
    graphql: 'query contactMessages',
    query: contactMessageFilter,
    list: contactMessageList,
    answer: contactMessage,
    field: { as: messagePage, of: (page) => page },
    handle: ({ context, list, query }) => listContactMessages(context, list, query),
  }),
  forStaff({
    rest: 'GET /contact/messages/:id',
    summary: 'Read a contact message',
    graphql: 'query contactMessage',
    orNull: true,
    answer: contactMessage,
    handle: ({ context, id }) => getContactMessage(context, id()),
  }),
  forStaff({
    rest: 'PATCH /contact/messages/:id',
    summary: 'Mark a contact message as read',
    item: ({ context, id }) => getContactMessage(context, id()),
    body: contactMessagePatch,
    answer: contactMessage,
    handle: ({ context, id }) => markContactMessageRead(context, id()),
  }),
  forStaff({
    graphql: 'mutation markContactMessageRead',
    description: 'There is no way back to unread.',
    arguments: { id: key },
    answer: contactMessage,
    handle: ({ context, id }) => markContactMessageRead(context, id()),
  }),
  forStaff({
    rest: 'DELETE /contact/messages/:id',
    summary: 'Delete a contact message',
    graphql: 'mutation deleteContactMessage',
    handle: ({ context, id }) => deleteContactMessage(context, id()),
  }),
];

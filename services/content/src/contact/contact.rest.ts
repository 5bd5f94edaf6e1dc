import {
  contactMessage,
  contactMessageFilter,
  contactMessagePatch,
  contactSubmission,
  contactTexts,
} from '@portfolio/contracts/content';
import { openToAll, staff as access } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { route } from '../route.ts';
import {
  contactMessageList,
  deleteContactMessage,
  getContactMessage,
  listContactMessages,
  markContactMessageRead,
  submitContact,
} from './contact.ts';

export const contactResources = [
  resource('/contact/submit', {
    post: route({
      summary: 'Send a message to the site',
      access: openToAll,
      body: contactSubmission,
      // The longest message, four bytes a character, and the rest.
      maxBytes: 100_000,
      answer: z.object({ detail: z.string() }),
      status: 201,
      async handle({ context, body }) {
        await submitContact(context, body);
        return { detail: contactTexts.success };
      },
    }),
  }),
  resource('/contact/messages', {
    get: route({
      summary: 'List contact messages',
      access,
      query: contactMessageFilter,
      list: contactMessageList,
      answer: contactMessage,
      async handle({ context, list, query }) {
        const { unread, ...messages } = await listContactMessages(context, list, query);
        return Object.assign(messages, { unread_count: unread });
      },
    }),
  }),
  resource(
    '/contact/messages/:id',
    {
      get: route({
        summary: 'Read a contact message',
        access,
        answer: contactMessage,
        handle: ({ context, id }) => getContactMessage(context, id()),
      }),
      patch: route({
        summary: 'Mark a contact message as read',
        access,
        body: contactMessagePatch,
        answer: contactMessage,
        handle: ({ context, id }) => markContactMessageRead(context, id()),
      }),
      delete: route({
        summary: 'Delete a contact message',
        access,
        handle: ({ context, id }) => deleteContactMessage(context, id()),
      }),
    },
    ({ context, id }) => getContactMessage(context, id()),
  ),
];

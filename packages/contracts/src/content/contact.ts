import { z } from 'zod';
import { messages } from '../errors/index.ts';
import { emailPattern, filter, key } from '../rest/index.ts';
import { formBoolean } from './fields.ts';

/** core-site.md §9: contact message minimum length, after trimming. */
export const contactMessageMinLength = 10;

/** Whoever has filled the form faster than this is no person. */
export const contactMinMs = 2_000;

/** core-site.md §8, Contact success and failure. */
export const contactTexts = {
  success: 'Your message has been sent successfully! We will get back to you soon.',
  failure: 'There was an error sending your message. Please try again later.',
} as const;

const required = (sentence: string, maxLength: number) =>
  z
    .string(sentence)
    .trim()
    .min(1, { error: sentence, abort: true })
    .max(maxLength, { error: messages.maxLength(maxLength), abort: true });

/** core-site.md §5, Contact form. */
export const contactInput = z.object({
  name: required('Name is required', 200),
  email: required('Email is required', 254).regex(emailPattern, 'Email is invalid'),
  subject: required('Subject is required', 200),
  message: required('Message is required', 20_000).min(
    contactMessageMinLength,
    'Message must be at least 10 characters',
  ),
});

/** What the form sends besides: a field that people do not see, and how long it was open. Other clients send neither. */
export const contactSubmission = contactInput.extend({
  website: z.string().optional().describe('Of a field that people do not see; leave it out.'),
  elapsed_ms: z.coerce.number().optional().describe('Milliseconds that the form was open.'),
});

export const contactMessage = z.object({
  id: key,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
});

export const contactMessageFilter = z.object({ is_read: filter(formBoolean) });

export const contactMessageOrdering = ['created_at', 'name', 'email', 'subject', 'is_read'] as const;

/** core-site.md §4, Contact message: unread moves to read and is never set back. */
export const contactMessagePatch = z.object({
  is_read: formBoolean.refine((isRead) => isRead, messages.choice('false')),
});

export type ContactInput = z.infer<typeof contactInput>;
export type ContactSubmission = z.infer<typeof contactSubmission>;
export type ContactMessage = z.infer<typeof contactMessage>;
export type ContactMessageFilter = z.infer<typeof contactMessageFilter>;

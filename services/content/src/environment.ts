import { resolve } from 'node:path';
import { readEnvironment, serviceEnvironment } from '@portfolio/service-kit/environment';
import { z } from 'zod';

const contentEnvironment = serviceEnvironment.extend({
  /** Folder of the stored files. */
  MEDIA_PATH: z.string().transform((path) => resolve(path)),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:1025'),
  MAIL_FROM: z.string().default('Portfolio <no-reply@localhost>'),
  /** OpenAI-compatible base address of a language model; without it the chatbot answers by itself. */
  CHAT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHAT_API_KEY: z.string().optional(),
  CHAT_MODEL: z.string().default('gpt-4o-mini'),
  /** Who is told about messages of the contact form. */
  SUPPORT_EMAIL: z.string().default('support@example.com'),
});

export type ContentEnvironment = z.output<typeof contentEnvironment>;

/** What this service reads; see docs/architecture.md. @throws EnvironmentError */
export const readContentEnvironment = (source?: NodeJS.ProcessEnv): ContentEnvironment =>
  readEnvironment(contentEnvironment, source);

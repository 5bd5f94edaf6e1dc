import { resolve } from 'node:path';
import { mailEnvironment, readEnvironment, serviceEnvironment } from '@portfolio/service-kit/environment';
import { z } from 'zod';

const contentEnvironment = serviceEnvironment.extend({
  /** Folder of the stored files, and of those that are on their way. */
  MEDIA_PATH: z.string().transform((path) => resolve(path)),
  /** Keeps files in this bucket instead, at Amazon or at `S3_ENDPOINT`. Without keys, Amazon's SDK looks for some. */
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Of ClamAV's clamd, which looks into uploaded apps; without it nobody does. */
  CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
  /** Folder for a copy of what it finds something in. */
  QUARANTINE_PATH: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  ...mailEnvironment,
  /** OpenAI-compatible base address of a language model; without it the chatbot answers by itself. */
  CHAT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHAT_API_KEY: z.string().optional(),
  CHAT_MODEL: z.string().default('gpt-4o-mini'),
  /** A model at the same address that tells how alike texts are; without it the words' own vectors tell. */
  CHAT_EMBEDDING_MODEL: z.string().optional(),
  /** How alike a text must be to a question to answer it: each model has its own scale. */
  CHAT_EMBEDDING_LIKENESS: z.coerce.number().positive().max(1).default(0.4),
  /** Who is told about messages of the contact form; with the number, what the chatbot says of how to get in touch. */
  SUPPORT_EMAIL: z.string().default('support@example.com'),
  SUPPORT_PHONE: z.string().default('+1 555 0100'),
});

export type ContentEnvironment = z.output<typeof contentEnvironment>;

/** What this service reads; see docs/architecture.md. @throws EnvironmentError */
export const readContentEnvironment = (source?: NodeJS.ProcessEnv): ContentEnvironment =>
  readEnvironment(contentEnvironment, source);

import { resolve } from 'node:path';
import { readEnvironment, serviceEnvironment } from '@portfolio/service-kit/environment';
import { z } from 'zod';

const contentEnvironment = serviceEnvironment.extend({
  /** Folder of the stored files. */
  MEDIA_PATH: z.string().transform((path) => resolve(path)),
});

export type ContentEnvironment = z.output<typeof contentEnvironment>;

/** What this service reads; see docs/architecture.md. @throws EnvironmentError */
export const readContentEnvironment = (source?: NodeJS.ProcessEnv): ContentEnvironment =>
  readEnvironment(contentEnvironment, source);

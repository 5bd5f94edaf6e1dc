import { mailEnvironment, readEnvironment, serviceEnvironment } from '@portfolio/service-kit/environment';
import type { z } from 'zod';

const schedulingEnvironment = serviceEnvironment.extend(mailEnvironment);

export type SchedulingEnvironment = z.output<typeof schedulingEnvironment>;

/** What this service reads; see docs/architecture.md. @throws EnvironmentError */
export const readSchedulingEnvironment = (source?: NodeJS.ProcessEnv): SchedulingEnvironment =>
  readEnvironment(schedulingEnvironment, source);

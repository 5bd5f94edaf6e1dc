import { readEnvironment, serviceEnvironment, type ServiceEnvironment } from '@portfolio/service-kit/environment';

export type SchedulingEnvironment = ServiceEnvironment;

/** What this service reads; see docs/architecture.md. @throws EnvironmentError */
export const readSchedulingEnvironment = (source?: NodeJS.ProcessEnv): SchedulingEnvironment =>
  readEnvironment(serviceEnvironment, source);

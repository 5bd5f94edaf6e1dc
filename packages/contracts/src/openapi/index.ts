import type { ServiceName } from '../routes/index.ts';
import { authOperations } from './auth.ts';
import { contentOperations } from './content.ts';
import type { Operation } from './operation.ts';
import { schedulingOperations } from './scheduling.ts';

export { namedSchemas } from './named.ts';
export type { Access, Operation } from './operation.ts';

/** Every documented REST call, by the service that answers it. */
export const operations: Record<ServiceName, readonly Operation[]> = {
  auth: authOperations,
  content: contentOperations,
  scheduling: schedulingOperations,
};

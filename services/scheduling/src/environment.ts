import {
  EnvironmentError,
  mailEnvironment,
  readEnvironment,
  serviceEnvironment,
} from '@portfolio/service-kit/environment';
import { vaultEnvironment } from '@portfolio/service-kit/vault';
import { z } from 'zod';

const schedulingEnvironment = serviceEnvironment.extend({
  ...mailEnvironment,
  /** Seal employees' numbers. */
  ...vaultEnvironment,
  /** Web push; without them nothing is pushed. `npx web-push generate-vapid-keys` makes a pair. */
  VAPID_PUBLIC_KEY: z.string().length(87, 'it has 87 characters').optional(),
  VAPID_PRIVATE_KEY: z.string().length(43, 'it has 43 characters').optional(),
  /** Which jobs the process does: those of plans need a processor for minutes, and can have processes of their own. */
  ROLE: z.enum(['all', 'server', 'planner']).default('all'),
});

export type SchedulingEnvironment = z.output<typeof schedulingEnvironment>;

/** @throws EnvironmentError when one of the two is missing */
export function vapidKeys({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: SchedulingEnvironment) {
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (publicKey ?? privateKey)
    throw new EnvironmentError('Web push needs both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.');
  return undefined;
}

/** What this service reads; see docs/architecture.md. @throws EnvironmentError */
export const readSchedulingEnvironment = (source?: NodeJS.ProcessEnv): SchedulingEnvironment =>
  readEnvironment(schedulingEnvironment, source);

import {
  EnvironmentError,
  mailEnvironment,
  readEnvironment,
  serviceEnvironment,
} from '@portfolio/service-kit/environment';
import { createVault, type Vault } from '@portfolio/service-kit/vault';
import { z } from 'zod';

const schedulingEnvironment = serviceEnvironment.extend({
  ...mailEnvironment,
  /** Seal what employees' numbers are; see `vaultOf`. */
  DATA_KEYS: z.string().optional(),
  /** Web push; without them nothing is pushed. `npx web-push generate-vapid-keys` makes a pair. */
  VAPID_PUBLIC_KEY: z.string().length(87, 'it has 87 characters').optional(),
  VAPID_PRIVATE_KEY: z.string().length(43, 'it has 43 characters').optional(),
});

export type SchedulingEnvironment = z.output<typeof schedulingEnvironment>;

/** @throws EnvironmentError when one of the two is missing */
export function vapidKeys({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: SchedulingEnvironment) {
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (publicKey ?? privateKey)
    throw new EnvironmentError('Web push needs both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.');
  return undefined;
}

const developmentKeys = `development:${Buffer.alloc(32, 'development').toString('base64')}`;

/** @throws EnvironmentError when production has no keys of its own */
export function vaultOf({ DATA_KEYS: keys, NODE_ENV: mode }: SchedulingEnvironment): Vault {
  if (mode === 'production' && keys === undefined)
    throw new EnvironmentError(
      'The environment variable DATA_KEYS is missing: production seals tax numbers and bank accounts with keys of its own, such as "2026a:" and the output of `openssl rand -base64 32`.',
    );
  return createVault('DATA_KEYS', keys ?? developmentKeys);
}

/** What this service reads; see docs/architecture.md. @throws EnvironmentError */
export const readSchedulingEnvironment = (source?: NodeJS.ProcessEnv): SchedulingEnvironment =>
  readEnvironment(schedulingEnvironment, source);

import { z } from 'zod';
import { EnvironmentError, type ServiceEnvironment } from '../environment/index.ts';
import { createVault, type Vault } from './vault.ts';

/** What those who seal columns read: `serviceEnvironment.extend(vaultEnvironment)`. */
export const vaultEnvironment = { DATA_KEYS: z.string().optional() };

const developmentKeys = `development:${Buffer.alloc(32, 'development').toString('base64')}`;

/** @throws EnvironmentError when the keys are none, or production has none of its own */
export function vaultOf({
  DATA_KEYS: keys,
  NODE_ENV: mode,
}: Pick<ServiceEnvironment, 'NODE_ENV'> & { DATA_KEYS?: string | undefined }): Vault {
  if (mode === 'production' && keys === undefined)
    throw new EnvironmentError(
      'The environment variable DATA_KEYS is missing: production seals what must not be read in the database with keys of its own, such as "2026a:" and the output of `openssl rand -base64 32`.',
    );
  return createVault('DATA_KEYS', keys ?? developmentKeys);
}

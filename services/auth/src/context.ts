import type { RequestContext } from '@portfolio/service-kit/request-context';
import type { DataSource } from 'typeorm';
import type { Limits } from './limits/limits.ts';
import type { Scheduling } from './scheduling/scheduling.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SigningKeys } from './signing-keys/signing-keys.ts';

/** What use cases share besides the request. */
export interface AuthParts {
  database: DataSource;
  limits: Limits;
  scheduling: Scheduling;
  secrets: Secrets;
  signingKeys: SigningKeys;
}

/** First argument of every use case. */
export type AuthContext = RequestContext & AuthParts;

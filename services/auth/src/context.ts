import type { RequestContext } from '@portfolio/service-kit/request-context';
import type { InternalClient } from '@portfolio/service-kit/internal';
import type { Logger } from '@portfolio/service-kit/logging';
import type { DataSource } from 'typeorm';
import type { AuthEnvironment } from './environment.ts';
import type { IsBreached } from './sign-in/passwords/breached.ts';
import type { Patreon } from './sign-in/patreon/patreon.ts';
import type { Scheduling } from './shared/scheduling/scheduling.ts';
import type { Secrets } from './shared/secrets/secrets.ts';
import type { SigningKeys } from './shared/signing-keys/signing-keys.ts';

/** What use cases share besides the request. */
export interface AuthParts {
  database: DataSource;
  log: Logger;
  isBreached: IsBreached;
  /** Undefined when it is not configured. */
  patreon: Patreon | undefined;
  /** Where the screens are, e.g. `https://site.example`. */
  publicOrigin: string;
  /** Of whom the deployment asks a second factor. */
  secondFactorRequired: AuthEnvironment['SECOND_FACTOR_REQUIRED'];
  /** The other services, which keep something about users, too. */
  services: Record<'content' | 'scheduling', InternalClient>;
  scheduling: Scheduling;
  secrets: Secrets;
  signingKeys: SigningKeys;
}

/** First argument of every use case. */
export type AuthContext = RequestContext & AuthParts;

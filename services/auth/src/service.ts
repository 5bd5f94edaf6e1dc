import { accessTokenVerifier } from '@portfolio/service-kit/actor';
import { createService, type Service } from '@portfolio/service-kit/service';
import type { AuthParts } from './context.ts';
import { authDatabase } from './database.ts';
import type { AuthEnvironment } from './environment.ts';
import { createScheduling } from './scheduling/scheduling.ts';
import { createSecrets } from './secrets/secrets.ts';
import { sessionResources } from './sessions/sessions.rest.ts';
import { createSigningKeys } from './signing-keys/signing-keys.ts';
import { signingKeyResources } from './signing-keys/signing-keys.rest.ts';
import { authSubgraph, openFields } from './subgraph.ts';
import { userInternalResources, userResources } from './users/users.rest.ts';

/** The auth service, assembled alike for `main.ts` and for tests. */
export async function authService(environment: AuthEnvironment): Promise<Service> {
  const database = authDatabase(environment.DATABASE_URL);
  const secrets = createSecrets(environment.SECRET_KEY);
  const signingKeys = createSigningKeys(database, secrets);
  const scheduling = createScheduling({
    baseUrl: environment.SCHEDULING_URL,
    serviceToken: environment.SERVICE_TOKEN,
  });
  return createService<AuthParts>({
    name: 'auth',
    environment,
    database,
    parts: { database, secrets, signingKeys, scheduling },
    resources: [...signingKeyResources, ...sessionResources, ...userResources],
    internalResources: userInternalResources,
    subgraph: await authSubgraph(),
    openFields,
    constraints: {
      account_username_key: { field: 'username', message: 'A user with that username already exists.' },
      account_email_key: { field: 'email', message: 'A user with that email address already exists.' },
    },
    verifyAccessToken: accessTokenVerifier(signingKeys.verificationKey),
    background: [{ start: () => signingKeys.rotate(), stop: () => Promise.resolve() }],
    onClose: () => scheduling.close(),
  });
}

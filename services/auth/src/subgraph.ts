import 'reflect-metadata';
import { resolverOf } from '@portfolio/service-kit/calls';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import { calls } from './calls.ts';
import type { AuthContext } from './context.ts';
import { PasskeyResolver } from './sign-in/passkeys/passkeys.graphql.ts';
import { PasswordResolver } from './sign-in/passwords/passwords.graphql.ts';
import { PatreonResolver } from './sign-in/patreon/patreon.graphql.ts';
import { SessionResolver } from './sign-in/sessions/sessions.graphql.ts';
import { SecondFactorResolver } from './sign-in/second-factor/second-factor.graphql.ts';
import { userReference, UserResolver } from './users/administration/users.graphql.ts';

const Calls = resolverOf(calls);

/** The auth subgraph, also for `print-schema.ts`. */
export const authSubgraph = (): Promise<Subgraph> =>
  buildSubgraph<AuthContext>({
    resolvers: [
      Calls,
      UserResolver,
      SessionResolver,
      PasswordResolver,
      PatreonResolver,
      SecondFactorResolver,
      PasskeyResolver,
    ],
    references: { User: userReference },
  });

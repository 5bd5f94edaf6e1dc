import 'reflect-metadata';
import { resolverOf } from '@portfolio/service-kit/calls';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import { calls } from './calls.ts';
import type { AuthContext } from './context.ts';
import { PasskeyResolver } from './passkeys/passkeys.graphql.ts';
import { PasswordResolver } from './passwords/passwords.graphql.ts';
import { PatreonResolver } from './patreon/patreon.graphql.ts';
import { SessionResolver } from './sessions/sessions.graphql.ts';
import { SecondFactorResolver } from './second-factor/second-factor.graphql.ts';
import { userReference, UserResolver } from './users/users.graphql.ts';

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

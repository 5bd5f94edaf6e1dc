import 'reflect-metadata';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import type { AuthContext } from './context.ts';
import { SessionResolver } from './sessions/sessions.graphql.ts';
import { userReference, UserResolver } from './users/users.graphql.ts';

/** The auth subgraph, also for `print-schema.ts`. */
export const authSubgraph = (): Promise<Subgraph> =>
  buildSubgraph<AuthContext>({ resolvers: [UserResolver, SessionResolver], references: { User: userReference } });

/** What must work with a stale access token in hand. */
export const openFields = ['login', 'refreshToken', 'logout'];

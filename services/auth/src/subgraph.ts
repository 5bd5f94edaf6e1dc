import 'reflect-metadata';
import * as audit from '@portfolio/contracts/audit';
import * as auth from '@portfolio/contracts/auth';
import { resolverOf } from '@portfolio/service-kit/calls';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import { calls } from './calls.ts';
import type { AuthContext } from './context.ts';
import { userReference } from './users/administration/users.calls.ts';

const Calls = resolverOf(calls, audit, auth);

/** The auth subgraph, also for `print-schema.ts`. */
export const authSubgraph = (): Promise<Subgraph> =>
  buildSubgraph<AuthContext>({ resolvers: [Calls], references: { User: userReference } });

import 'reflect-metadata';
import * as audit from '@portfolio/contracts/audit';
import * as auth from '@portfolio/contracts/auth';
import { resolverOf } from '@portfolio/service-kit/calls';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import { calls } from './calls.ts';
import type { AuthContext } from './context.ts';
import { userReference } from './users/administration/users.calls.ts';

const Calls = resolverOf(calls, audit, auth);

let built: Promise<Subgraph> | undefined;

/** The federated schema of this service, built once. */
export const authSubgraph = (): Promise<Subgraph> =>
  (built ??= buildSubgraph<AuthContext>({ resolvers: [Calls], references: { User: userReference } }));

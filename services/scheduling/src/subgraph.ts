import 'reflect-metadata';
import * as audit from '@portfolio/contracts/audit';
import * as errors from '@portfolio/contracts/errors';
import * as scheduling from '@portfolio/contracts/scheduling';
import { resolverOf } from '@portfolio/service-kit/calls';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import { calls } from './calls.ts';
import type { SchedulingContext } from './context.ts';
import { User, UserFields, userReference } from './people/users/users.graphql.ts';

const Calls = resolverOf(calls, audit, errors, scheduling);

let built: Promise<Subgraph> | undefined;

/** The federated schema of this service, built once. */
export const schedulingSubgraph = (): Promise<Subgraph> =>
  (built ??= buildSubgraph<SchedulingContext>({
    resolvers: [Calls, UserFields],
    orphanedTypes: [User],
    references: { User: userReference },
  }));

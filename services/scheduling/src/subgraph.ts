import 'reflect-metadata';
import { resolverOf } from '@portfolio/service-kit/calls';
import { buildSubgraph, type Subgraph } from '@portfolio/service-kit/graphql';
import { calls } from './calls.ts';
import type { SchedulingContext } from './context.ts';
import { ScheduleFields } from './planner/grid/schedule.calls.ts';
import { User, UserFields, userReference } from './people/users/users.graphql.ts';

const Calls = resolverOf(calls);

/** The federated schema of this service. */
export const schedulingSubgraph = (): Promise<Subgraph> =>
  buildSubgraph<SchedulingContext>({
    resolvers: [Calls, ScheduleFields, UserFields],
    orphanedTypes: [User],
    references: { User: userReference },
  });

import type { Statistics } from '@portfolio/contracts/scheduling';
import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { getStatistics } from './statistics.ts';

@ObjectType({ description: 'Of the working company, or of everything for a superuser.' })
export class PlannerStatistics implements Statistics {
  @Field(() => Int)
  employees: number;

  @Field(() => Int)
  clients: number;

  @Field(() => Int)
  shifts: number;

  @Field(() => Int, { description: 'Invitations that are neither accepted nor expired.' })
  pendingInvites: number;

  @Field(() => Int, { nullable: true, description: 'Null for a superuser while the auth service is away.' })
  totalUsers: number | null;

  @Field(() => Int, { nullable: true, description: 'Superusers only.' })
  companies?: number;

  @Field(() => Int, { nullable: true, description: 'Users who administer a company. Superusers only.' })
  adminUsers?: number;
}

@Resolver()
export class StatisticsResolver {
  @Query(() => PlannerStatistics)
  plannerStatistics(@Ctx() context: SchedulingContext): Promise<PlannerStatistics> {
    return getStatistics(context);
  }
}

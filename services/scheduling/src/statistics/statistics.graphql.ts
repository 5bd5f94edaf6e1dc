import { statistics, type Statistics } from '@portfolio/contracts/scheduling';
import { objectType } from '@portfolio/service-kit/graphql';
import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { getStatistics } from './statistics.ts';

const PlannerStatistics = objectType('PlannerStatistics', statistics);

@Authorized(administrators)
@Resolver()
export class StatisticsResolver {
  @Query(() => PlannerStatistics)
  plannerStatistics(@Ctx() context: SchedulingContext): Promise<Statistics> {
    return getStatistics(context);
  }
}

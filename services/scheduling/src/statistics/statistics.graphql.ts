import { statistics, statisticsQuery, type Statistics } from '@portfolio/contracts/scheduling';
import { argsType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { getStatistics } from './statistics.ts';

const PlannerStatistics = objectType('PlannerStatistics', statistics);
const StatisticsArgs = argsType(statisticsQuery);

@Authorized(administrators)
@Resolver()
export class StatisticsResolver {
  @Query(() => PlannerStatistics)
  plannerStatistics(@Ctx() context: SchedulingContext, @Args(() => StatisticsArgs) args: object): Promise<Statistics> {
    return getStatistics(context, parseInput(statisticsQuery, args));
  }
}

import {
  schedule,
  scheduleAvailability,
  scheduleClient,
  scheduleEmployee,
  scheduleLocation,
  scheduleName,
  scheduleNeighbour,
  scheduleQuery,
  scheduleShift,
  type Schedule,
} from '@portfolio/contracts/scheduling';
import { argsType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { getSchedule } from './schedule.ts';

objectType('ScheduleName', scheduleName);
objectType('ScheduleShift', scheduleShift);
objectType('ScheduleNeighbour', scheduleNeighbour);
objectType('ScheduleAvailability', scheduleAvailability);
objectType('ScheduleEmployee', scheduleEmployee);
objectType('ScheduleLocation', scheduleLocation);
objectType('ScheduleClient', scheduleClient);
const ScheduleType = objectType('Schedule', schedule);
const ScheduleArgs = argsType(scheduleQuery);

@Authorized(administrators)
@Resolver()
export class ScheduleResolver {
  @Query(() => ScheduleType, { description: 'The week grid: what runs at some time from one instant to another.' })
  async schedule(@Ctx() context: SchedulingContext, @Args(() => ScheduleArgs) args: object): Promise<Schedule> {
    return getSchedule(context, parseInput(scheduleQuery, args));
  }
}

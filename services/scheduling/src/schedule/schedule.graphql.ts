import {
  schedule,
  scheduleAvailability,
  scheduleClient,
  scheduleEmployee,
  scheduleName,
  scheduleQuery,
  scheduleShift,
  type Schedule,
} from '@portfolio/contracts/scheduling';
import { argsType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { requireAdministration } from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { getSchedule } from './schedule.ts';

objectType('ScheduleName', scheduleName);
objectType('ScheduleShift', scheduleShift);
objectType('ScheduleAvailability', scheduleAvailability);
objectType('ScheduleEmployee', scheduleEmployee);
objectType('ScheduleClient', scheduleClient);
const ScheduleType = objectType('Schedule', schedule);
const ScheduleArgs = argsType(scheduleQuery);

@Resolver()
export class ScheduleResolver {
  @Query(() => ScheduleType, { description: 'The week grid: what runs at some time from one instant to another.' })
  async schedule(@Ctx() context: SchedulingContext, @Args(() => ScheduleArgs) args: object): Promise<Schedule> {
    await requireAdministration(context);
    return getSchedule(context, parseInput(scheduleQuery, args));
  }
}

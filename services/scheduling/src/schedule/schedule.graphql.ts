import {
  schedule,
  scheduleAvailability,
  scheduleClient,
  scheduleColumns,
  scheduleEmployee,
  scheduleLocation,
  scheduleName,
  scheduleNeighbour,
  scheduleNeighbourColumns,
  scheduleQuery,
  scheduleShift,
  scheduleShiftColumns,
  type Schedule,
  type ScheduleClient,
  type ScheduleColumns,
  type ScheduleEmployee,
  type ScheduleNeighbour,
  type ScheduleShift,
} from '@portfolio/contracts/scheduling';
import { argsType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import {
  getSchedule,
  scheduleClients,
  scheduleColumnsOf,
  scheduleEmployees,
  scheduleNeighbours,
  scheduleQualifications,
  scheduleShifts,
  type ScheduleHead,
} from './schedule.ts';

const ScheduleNameType = objectType('ScheduleName', scheduleName);
const ScheduleShiftType = objectType('ScheduleShift', scheduleShift);
const ScheduleNeighbourType = objectType('ScheduleNeighbour', scheduleNeighbour);
objectType('ScheduleShiftColumns', scheduleShiftColumns);
objectType('ScheduleNeighbourColumns', scheduleNeighbourColumns);
const ScheduleColumnsType = objectType('ScheduleColumns', scheduleColumns);
objectType('ScheduleAvailability', scheduleAvailability);
const ScheduleEmployeeType = objectType('ScheduleEmployee', scheduleEmployee);
objectType('ScheduleLocation', scheduleLocation);
const ScheduleClientType = objectType('ScheduleClient', scheduleClient);
const ScheduleType = objectType('Schedule', schedule);
const ScheduleArgs = argsType(scheduleQuery);

/** Each list is a statement of its own, asked together with the others and only where a query names it. */
@Authorized(administrators)
@Resolver(() => ScheduleType)
export class ScheduleResolver {
  @Query(() => ScheduleType, { description: 'The week grid: what runs at some time from one instant to another.' })
  async schedule(@Ctx() context: SchedulingContext, @Args(() => ScheduleArgs) args: object): Promise<ScheduleHead> {
    return getSchedule(context, parseInput(scheduleQuery, args));
  }

  @FieldResolver(() => [ScheduleEmployeeType])
  employees(@Root() head: ScheduleHead, @Ctx() context: SchedulingContext): Promise<ScheduleEmployee[]> {
    return scheduleEmployees(context, head);
  }

  @FieldResolver(() => [ScheduleClientType])
  clients(@Root() head: ScheduleHead, @Ctx() context: SchedulingContext): Promise<ScheduleClient[]> {
    return scheduleClients(context, head);
  }

  @FieldResolver(() => [ScheduleNameType])
  qualifications(@Root() head: ScheduleHead, @Ctx() context: SchedulingContext): Promise<Schedule['qualifications']> {
    return scheduleQualifications(context, head);
  }

  @FieldResolver(() => [ScheduleShiftType])
  shifts(@Root() head: ScheduleHead, @Ctx() context: SchedulingContext): Promise<ScheduleShift[]> {
    return scheduleShifts(context, head);
  }

  @FieldResolver(() => [ScheduleNeighbourType])
  neighbours(@Root() head: ScheduleHead, @Ctx() context: SchedulingContext): Promise<ScheduleNeighbour[]> {
    return scheduleNeighbours(context, head);
  }

  @FieldResolver(() => ScheduleColumnsType)
  columns(@Root() head: ScheduleHead, @Ctx() context: SchedulingContext): Promise<ScheduleColumns> {
    return scheduleColumnsOf(context, head);
  }
}

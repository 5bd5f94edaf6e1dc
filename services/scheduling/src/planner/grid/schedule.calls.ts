import {
  hoursBeyond,
  schedule,
  scheduleAvailability,
  scheduleClient,
  scheduleColumns,
  scheduleEmployee,
  scheduleLicense,
  scheduleLocation,
  scheduleName,
  scheduleNeighbour,
  scheduleNeighbourColumns,
  scheduleQuery,
  scheduleShift,
  scheduleShiftColumns,
  scheduleUnavailability,
  scheduleWish,
  type Schedule,
  type ScheduleClient,
  type ScheduleColumns,
  type ScheduleEmployee,
  type ScheduleNeighbour,
  type ScheduleShift,
} from '@portfolio/contracts/scheduling';
import { objectType } from '@portfolio/service-kit/graphql';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { administrators as access } from '../../access.ts';
import { call } from '../../call.ts';
import type { SchedulingContext } from '../../context.ts';
import {
  getSchedule,
  scheduleClients,
  scheduleColumnsOf,
  scheduleEmployees,
  scheduleNeighbours,
  scheduleQualifications,
  scheduleShifts,
  scheduleWithdrawn,
  type ScheduleHead,
} from './schedule.ts';

const ScheduleNameType = objectType('ScheduleName', scheduleName);
const ScheduleShiftType = objectType('ScheduleShift', scheduleShift);
const ScheduleNeighbourType = objectType('ScheduleNeighbour', scheduleNeighbour);
objectType('ScheduleShiftColumns', scheduleShiftColumns);
objectType('ScheduleNeighbourColumns', scheduleNeighbourColumns);
const ScheduleColumnsType = objectType('ScheduleColumns', scheduleColumns);
objectType('ScheduleAvailability', scheduleAvailability);
objectType('ScheduleUnavailability', scheduleUnavailability);
objectType('ScheduleWish', scheduleWish);
objectType('ScheduleLicense', scheduleLicense);
objectType('HoursBeyond', hoursBeyond);
const ScheduleEmployeeType = objectType('ScheduleEmployee', scheduleEmployee);
objectType('ScheduleLocation', scheduleLocation);
const ScheduleClientType = objectType('ScheduleClient', scheduleClient);
const ScheduleType = objectType('Schedule', schedule);

export const scheduleCalls = [
  call({
    graphql: 'query schedule',
    description: 'The week grid: what runs at some time from one instant to another.',
    access,
    query: scheduleQuery,
    field: { as: schedule, of: (head) => head },
    handle: ({ context, query }) => getSchedule(context, query),
  }),
];

/** Each list is a statement of its own, asked together with the others and only where a query names it. */
@Resolver(() => ScheduleType)
export class ScheduleFields {
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

  @FieldResolver(() => [ScheduleShiftType])
  withdrawn(@Root() head: ScheduleHead, @Ctx() context: SchedulingContext): Promise<ScheduleShift[]> {
    return scheduleWithdrawn(context, head);
  }

  @FieldResolver(() => ScheduleColumnsType)
  columns(@Root() head: ScheduleHead, @Ctx() context: SchedulingContext): Promise<ScheduleColumns> {
    return scheduleColumnsOf(context, head);
  }
}

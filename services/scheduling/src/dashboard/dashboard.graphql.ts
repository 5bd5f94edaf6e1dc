import {
  activity,
  activityKind,
  activityQuery,
  attendance,
  attendanceQuery,
  attendanceState,
  attendedShift,
  type Activity,
  type Attendance,
} from '@portfolio/contracts/scheduling';
import { argsType, enumType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { administrators } from '../access.ts';
import type { SchedulingContext } from '../context.ts';
import { recentActivity } from './activity.ts';
import { todaysAttendance } from './attendance.ts';

enumType('ActivityKind', activityKind);
enumType('AttendanceState', attendanceState);
const ActivityType = objectType('Activity', activity);
objectType('AttendedShift', attendedShift);
const AttendanceType = objectType('Attendance', attendance);
const ActivityArgs = argsType(activityQuery);
const AttendanceArgs = argsType(attendanceQuery);

@Authorized(administrators)
@Resolver()
export class DashboardResolver {
  @Query(() => [ActivityType], { description: 'What happened last, newest first.' })
  recentActivity(@Ctx() context: SchedulingContext, @Args(() => ActivityArgs) args: object): Promise<Activity[]> {
    return recentActivity(context, parseInput(activityQuery, args));
  }

  @Query(() => AttendanceType, { description: 'Who of those planned for today is in, late, missing.' })
  attendance(@Ctx() context: SchedulingContext, @Args(() => AttendanceArgs) args: object): Promise<Attendance> {
    return todaysAttendance(context, parseInput(attendanceQuery, args));
  }
}

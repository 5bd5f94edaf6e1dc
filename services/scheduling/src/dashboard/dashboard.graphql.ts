import { activityQuery, attendanceQuery } from '@portfolio/contracts/scheduling';
import { parseInput } from '@portfolio/service-kit/graphql';
import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { SchedulingContext } from '../context.ts';
import { recentActivity } from './activity.ts';
import { todaysAttendance } from './attendance.ts';
import { Activity, ActivityArgs, Attendance, AttendanceArgs } from './dashboard.types.ts';

@Resolver()
export class DashboardResolver {
  @Query(() => [Activity], { description: 'What happened last, newest first.' })
  recentActivity(@Ctx() context: SchedulingContext, @Args() args: ActivityArgs): Promise<Activity[]> {
    return recentActivity(context, parseInput(activityQuery, args));
  }

  @Query(() => Attendance, { description: 'Who of those planned for today is in, late, missing.' })
  attendance(@Ctx() context: SchedulingContext, @Args() args: AttendanceArgs): Promise<Attendance> {
    return todaysAttendance(context, parseInput(attendanceQuery, args));
  }
}

import {
  activity,
  activityKind,
  activityQuery,
  attendance,
  attendanceQuery,
  attendanceState,
  attendedShift,
} from '@portfolio/contracts/scheduling';
import { enumType, objectType } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { administrators as access } from '../access.ts';
import { call } from '../call.ts';
import { recentActivity } from './activity.ts';
import { todaysAttendance } from './attendance.ts';

enumType('ActivityKind', activityKind);
enumType('AttendanceState', attendanceState);
objectType('Activity', activity);
objectType('AttendedShift', attendedShift);
objectType('Attendance', attendance);

export const dashboardCalls = [
  call({
    graphql: 'query recentActivity',
    description: 'What happened last, newest first.',
    access,
    query: activityQuery,
    answer: z.array(activity),
    handle: ({ context, query }) => recentActivity(context, query),
  }),
  call({
    graphql: 'query attendance',
    description: 'Who of those planned for today is in, late, missing.',
    access,
    query: attendanceQuery,
    answer: attendance,
    handle: ({ context, query }) => todaysAttendance(context, query),
  }),
];

import { activity, activityQuery, attendance, attendanceQuery } from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import { administrators as access } from '../access.ts';
import { call } from '../call.ts';
import { recentActivity } from './activity.ts';
import { todaysAttendance } from './attendance.ts';

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

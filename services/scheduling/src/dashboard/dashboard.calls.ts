import {
  activity,
  activityQuery,
  attendance,
  attendanceQuery,
  statistics,
  statisticsQuery,
} from '@portfolio/contracts/scheduling';
import { z } from 'zod';
import { forAdministrators } from '../call.ts';
import { recentActivity } from './activity.ts';
import { todaysAttendance } from './attendance.ts';
import { objectType } from '@portfolio/service-kit/graphql';
import { getStatistics } from './statistics.ts';

objectType('PlannerStatistics', statistics);

/** scheduling.md §7, `GET /planner/admin-stats/`. */
export const statisticsCalls = [
  forAdministrators({
    rest: 'GET /planner/admin-stats',
    summary: 'Counts for the dashboard',
    graphql: 'query plannerStatistics',
    query: statisticsQuery,
    answer: statistics,
    errorSentence: true,
    handle: ({ context, query }) => getStatistics(context, query),
  }),
];

export const dashboardCalls = [
  forAdministrators({
    graphql: 'query recentActivity',
    description: 'What happened last, newest first.',
    query: activityQuery,
    answer: z.array(activity),
    handle: ({ context, query }) => recentActivity(context, query),
  }),
  forAdministrators({
    graphql: 'query attendance',
    description: 'Who of those planned for today is in, late, missing.',
    query: attendanceQuery,
    answer: attendance,
    handle: ({ context, query }) => todaysAttendance(context, query),
  }),
];

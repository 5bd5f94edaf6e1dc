import { statistics, statisticsQuery } from '@portfolio/contracts/scheduling';
import { objectType } from '@portfolio/service-kit/graphql';
import { administrators } from '../access.ts';
import { call } from '../call.ts';
import { getStatistics } from './statistics.ts';

objectType('PlannerStatistics', statistics);

/** scheduling.md §7, `GET /planner/admin-stats/`. */
export const statisticsCalls = [
  call({
    rest: 'GET /planner/admin-stats',
    summary: 'Counts for the dashboard',
    graphql: 'query plannerStatistics',
    access: administrators,
    query: statisticsQuery,
    answer: statistics,
    errorSentence: true,
    handle: ({ context, query }) => getStatistics(context, query),
  }),
];

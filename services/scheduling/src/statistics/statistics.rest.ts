import { statistics, statisticsQuery } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import { administrators } from '../access.ts';
import { route } from '../route.ts';
import { getStatistics } from './statistics.ts';

/** scheduling.md §7, `GET /planner/admin-stats/`. */
export const statisticsResources = [
  resource('/planner/admin-stats', {
    get: route({
      summary: 'Counts for the dashboard',
      access: administrators,
      query: statisticsQuery,
      answer: statistics,
      errorSentence: true,
      handle: ({ context, query }) => getStatistics(context, query),
    }),
  }),
];

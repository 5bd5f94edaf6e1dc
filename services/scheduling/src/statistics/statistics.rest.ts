import { resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { withErrorSentence } from '../registration/error-sentence.ts';
import { getStatistics } from './statistics.ts';

/** scheduling.md §7, `GET /planner/admin-stats/`. */
export const statisticsResources = [
  resource<SchedulingContext>(
    '/planner/admin-stats',
    withErrorSentence<SchedulingContext>({ get: ({ context }) => getStatistics(context) }),
  ),
];

import { resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { getStatistics } from './statistics.ts';

/** scheduling.md §7, `GET /planner/admin-stats/`. */
export const statisticsResources = [
  resource<SchedulingContext>('/planner/admin-stats', { get: ({ context }) => getStatistics(context) }),
];

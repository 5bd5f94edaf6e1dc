import { resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { getMyProfile } from './profile.ts';

/** scheduling.md §7, Employee portal. */
export const portalResources = [
  resource<SchedulingContext>('/planner/employees/me', {
    get: ({ context }) => getMyProfile(context),
  }),
];

import { portalShiftQuery } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { listMyShifts, portalShiftListOf } from './portal-shifts.ts';

/** scheduling.md §7, Shifts. */
export const shiftResources = [
  resource<SchedulingContext>('/planner/shifts', {
    get: async ({ context, query, list, page }) => {
      const asked = query(portalShiftQuery);
      const parameters = list(portalShiftListOf(asked));
      return page(parameters, await listMyShifts(context, asked, parameters));
    },
  }),
];

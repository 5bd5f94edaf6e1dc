import {
  checkInOut as checkInOutInput,
  portalShiftQuery,
  shiftInput,
  shiftListFilter,
  shiftPatch,
} from '@portfolio/contracts/scheduling';
import { created, noContent, resource } from '@portfolio/service-kit/rest';
import { isAdministrator } from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { sendCsv } from '../csv/download.ts';
import { createShift, deleteShift, updateShift } from './change-shifts.ts';
import { checkInOut } from './check-in-out.ts';
import { getMyShift, listMyShifts, portalShiftListOf } from './portal-shifts.ts';
import { exportShifts, getShift, listShifts, shiftList } from './shifts.ts';

/** scheduling.md §7, Shifts. Administrators and employees share the paths for reading, each with their own view. */
export const shiftResources = [
  resource<SchedulingContext>('/planner/shifts', {
    get: async ({ context, query, list, page }) => {
      if (await isAdministrator(context)) {
        const parameters = list(shiftList);
        return page(parameters, await listShifts(context, query(shiftListFilter), parameters));
      }
      const asked = query(portalShiftQuery);
      const parameters = list(portalShiftListOf(asked));
      return page(parameters, await listMyShifts(context, asked, parameters));
    },
    post: async ({ context, body }) => created(await createShift(context, body(shiftInput))),
  }),
  resource<SchedulingContext>('/planner/shifts/export', {
    get: async ({ context, query, list, response }) => {
      const download = await exportShifts(context, query(shiftListFilter), list(shiftList));
      await sendCsv(response, context.database, download);
    },
  }),
  resource<SchedulingContext>('/planner/shifts/check_in_out', {
    post: ({ context, body }) => checkInOut(context, body(checkInOutInput)),
  }),
  resource<SchedulingContext>('/planner/shifts/:id', {
    get: async ({ context, id }) =>
      (await isAdministrator(context)) ? getShift(context, id()) : getMyShift(context, id()),
    put: ({ context, id, body }) => updateShift(context, id(), body(shiftInput)),
    patch: ({ context, id, body }) => updateShift(context, id(), body(shiftPatch)),
    delete: async ({ context, id }) => {
      await deleteShift(context, id());
      return noContent();
    },
  }),
];

import {
  attendanceCorrection,
  attendanceInput,
  checkInOut as checkInOutInput,
  keptCheckInOut,
  portalShift,
  portalShiftQuery,
  shift,
  shiftChanges,
  shiftConflict,
  shiftInput,
  shiftListFilter,
  shiftPatch,
} from '@portfolio/contracts/scheduling';
import { openToAll } from '@portfolio/service-kit/access';
import { etagged, ifMatch } from '@portfolio/service-kit/precondition';
import { listParameters, resource, type ItemCall } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { administrators as access, administratorsAndEmployees, employees } from '../access.ts';
import { isAdministrator } from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { csvRoute } from '../csv/route.ts';
import { foreseeConflicts } from './foresee.ts';
import { route } from '../route.ts';
import { createShift, deleteShift, updateShift } from './change-shifts.ts';
import { correctAttendance } from './correct-attendance.ts';
import { listCorrections } from './corrections.ts';
import { checkInOut } from './check-in-out.ts';
import { sendKeptTap } from './kept-taps.ts';
import { getMyShift, listMyShifts, portalShiftListOf } from './portal-shifts.ts';
import { exportShifts, getShift, listShifts, shiftList } from './shifts.ts';
import { namedZone } from './site-zone.ts';

/** Administrators and employees share the paths for reading, each with their own view. */
const eitherView = z.union([shift, portalShift]);

const ofShift = ({ context, id }: ItemCall<SchedulingContext>, body: unknown) => namedZone(context, body, id());

/** scheduling.md §7, Shifts. */
export const shiftResources = [
  resource('/planner/shifts', {
    get: route({
      summary: 'List shifts',
      access: administratorsAndEmployees,
      query: shiftListFilter.extend(portalShiftQuery.pick({ filter: true, first_day: true, last_day: true }).shape),
      list: shiftList,
      answer: eitherView,
      async handle({ context, query, list, request }) {
        if (await isAdministrator(context)) return listShifts(context, query, list);
        return listMyShifts(context, query, listParameters(request.query, portalShiftListOf(query)));
      },
    }),
    post: route({
      summary: 'Create a shift',
      access,
      body: shiftInput,
      timeZone: ({ context }, body) => namedZone(context, body),
      answer: shift,
      status: 201,
      handle: ({ context, body }) => createShift(context, body),
    }),
  }),
  resource('/planner/shifts/export', {
    get: csvRoute({ summary: 'Download shifts', query: shiftListFilter, list: shiftList, describe: exportShifts }),
  }),
  resource('/planner/shifts/conflicts', {
    post: route({
      summary: 'What would speak against changes of shifts, without making them',
      access,
      body: shiftChanges,
      answer: z.array(shiftConflict),
      handle: ({ context, body }) => foreseeConflicts(context, body.changes),
    }),
  }),
  resource('/planner/shifts/check_in_out', {
    post: route({
      summary: "Check in to or out of one's own shift",
      access: employees,
      body: checkInOutInput,
      answer: portalShift,
      handle: ({ context, body }) => checkInOut(context, body),
    }),
  }),
  resource('/planner/shifts/check_in_out/kept', {
    post: route({
      summary: 'Send a check-in or check-out that a device kept, with the key that its employee got for that',
      access: openToAll,
      body: keptCheckInOut,
      answer: portalShift,
      handle: ({ context, body }) => sendKeptTap(context, body),
    }),
  }),
  resource(
    '/planner/shifts/:id',
    {
      get: route({
        summary: 'Read a shift',
        access: administratorsAndEmployees,
        answer: eitherView,
        handle: async ({ context, id, response }) =>
          (await isAdministrator(context))
            ? etagged(response, await getShift(context, id()))
            : getMyShift(context, id()),
      }),
      put: route({
        summary: 'Replace a shift',
        access,
        body: shiftInput,
        timeZone: ofShift,
        answer: shift,
        handle: async ({ context, id, body, request, response }) =>
          etagged(response, await updateShift(context, id(), body, ifMatch(request))),
      }),
      patch: route({
        summary: 'Change a shift',
        access,
        body: shiftPatch,
        timeZone: ofShift,
        answer: shift,
        handle: async ({ context, id, body, request, response }) =>
          etagged(response, await updateShift(context, id(), body, ifMatch(request))),
      }),
      delete: route({
        summary: 'Delete a shift',
        access,
        handle: ({ context, id }) => deleteShift(context, id()),
      }),
    },
    ({ context, id }) => getShift(context, id()),
  ),
  resource(
    '/planner/shifts/:id/corrections',
    {
      get: route({
        summary: 'How check-in and check-out of a shift were corrected',
        access,
        answer: z.array(attendanceCorrection),
        handle: ({ context, id }) => listCorrections(context, id()),
      }),
      post: route({
        summary: 'Correct check-in and check-out of a shift',
        access,
        body: attendanceInput,
        timeZone: ofShift,
        answer: shift,
        handle: ({ context, id, body }) => correctAttendance(context, id(), body),
      }),
    },
    ({ context, id }) => getShift(context, id()),
  ),
];

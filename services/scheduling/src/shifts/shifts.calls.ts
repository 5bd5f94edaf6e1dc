import { key } from '@portfolio/contracts/rest';
import {
  attendanceCorrection,
  attendanceInput,
  otherShift,
  shift,
  shiftChange,
  shiftChanges,
  shiftConflict,
  shiftInput,
  shiftExportFilter,
  shiftListFilter,
  shiftPatch,
} from '@portfolio/contracts/scheduling';
import { etags, itsId } from '@portfolio/service-kit/calls';
import { inputType, objectType, parseInput } from '@portfolio/service-kit/graphql';
import { asSeen, seenDescription } from '@portfolio/service-kit/precondition';
import type { ItemCall } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { forAdministrators } from '../call.ts';
import type { SchedulingContext } from '../context.ts';
import { csvCall } from '../shared/csv/call.ts';
import { changeShifts, createShift, deleteShift, updateShift } from './change-shifts.ts';
import { correctAttendance } from './correct-attendance.ts';
import { listCorrections } from './corrections.ts';
import { foreseeConflicts } from './foresee.ts';
import { exportShifts, getShift, listShifts, shiftList } from './shifts.ts';
import { namedZone } from './site-zone.ts';

objectType('Shift', shift, { omit: ['client', 'location', 'employee'] });
const attendanceSeen = attendanceInput.omit({ reason: true }).partial();
inputType('SeenAttendance', attendanceSeen);
objectType('ConflictingShift', otherShift);

const item = ({ context, id }: ItemCall<SchedulingContext>) => getShift(context, id());
const ofShift = ({ context, id }: ItemCall<SchedulingContext>, body: unknown) => namedZone(context, body, id());

/** scheduling.md §7, Shifts: what administrators do. */
export const shiftCalls = [
  forAdministrators({
    graphql: 'query shifts',
    query: shiftListFilter,
    list: shiftList,
    answer: shift,
    handle: ({ context, query, list }) => listShifts(context, query, list),
  }),
  csvCall({
    rest: 'GET /planner/shifts/export',
    summary: 'Download shifts',
    query: shiftExportFilter,
    list: shiftList,
    describe: exportShifts,
  }),
  forAdministrators({
    rest: 'POST /planner/shifts',
    summary: 'Create a shift',
    graphql: 'mutation createShift',
    body: shiftInput,
    input: 'NewShift',
    timeZone: ({ context }, body) => namedZone(context, body),
    answer: shift,
    status: 201,
    handle: ({ context, body }) => createShift(context, body),
  }),
  forAdministrators({
    rest: 'POST /planner/shifts/conflicts',
    summary: 'What would speak against changes of shifts, without making them',
    body: shiftChanges,
    answer: z.array(shiftConflict),
    handle: ({ context, body }) => foreseeConflicts(context, body.changes),
  }),
  forAdministrators({
    graphql: 'query shiftConflicts',
    description: 'What would speak against changes, without making them. With an id alone: against a shift as it is.',
    query: shiftChanges,
    answer: z.array(shiftConflict),
    handle: ({ context, query }) => foreseeConflicts(context, query.changes),
  }),
  forAdministrators({
    graphql: 'query shift',
    description: 'Null when there is none that the caller administers.',
    arguments: { id: key },
    orNull: true,
    answer: shift,
    handle: ({ context, id }) => getShift(context, id()),
  }),
  forAdministrators({
    rest: 'PUT /planner/shifts/:id',
    summary: 'Replace a shift',
    item,
    versions: etags,
    body: shiftInput,
    timeZone: ofShift,
    answer: shift,
    handle: ({ context, id, body, expected }) => updateShift(context, id(), body, expected),
  }),
  forAdministrators({
    rest: 'PATCH /planner/shifts/:id',
    summary: 'Change a shift',
    graphql: 'mutation updateShift',
    item,
    versions: etags,
    body: shiftPatch,
    input: 'ShiftChanges',
    timeZone: ofShift,
    answer: shift,
    handle: ({ context, id, body, expected }) => updateShift(context, id(), body, expected),
  }),
  forAdministrators({
    graphql: 'mutation changeShifts',
    description:
      'Together or not at all: at most 2,000 changes. Their ids in the same order. Refusals name the change, and all that are gone or others now.',
    arguments: {
      changes: z.array(shiftChange),
      seen: z.array(shiftPatch.nullable()).optional().describe(`Of each change: ${seenDescription}`),
    },
    answer: z.array(key),
    handle({ context, args: { changes, seen } }) {
      const expected = (seen as (object | null)[] | undefined)?.map((fields) => asSeen(fields ?? undefined));
      return changeShifts(context, parseInput(shiftChanges, { changes }).changes, expected);
    },
  }),
  forAdministrators({
    rest: 'DELETE /planner/shifts/:id',
    summary: 'Delete a shift',
    graphql: 'mutation deleteShift',
    description: 'The id of the deleted shift.',
    field: itsId,
    handle: ({ context, id }) => deleteShift(context, id()),
  }),
  forAdministrators({
    rest: 'GET /planner/shifts/:id/corrections',
    summary: 'How check-in and check-out of a shift were corrected',
    graphql: 'query attendanceCorrections',
    description: 'How check-in and check-out of a shift were corrected, the last first.',
    answer: z.array(attendanceCorrection),
    handle: ({ context, id }) => listCorrections(context, id()),
  }),
  forAdministrators({
    rest: 'POST /planner/shifts/:id/corrections',
    summary: 'Correct check-in and check-out of a shift',
    graphql: 'mutation correctAttendance',
    description: 'With a reason that is kept. A paid shift is paid the difference next time.',
    item,
    versions: { ...etags, argument: { ...etags.argument!, schema: attendanceSeen } },
    body: attendanceInput,
    input: 'CorrectedAttendance',
    timeZone: ofShift,
    answer: shift,
    handle: ({ context, id, body, expected }) => correctAttendance(context, id(), body, expected),
  }),
];

import { key } from '@portfolio/contracts/rest';
import { followingShifts, repeatInput, shiftBatch, shiftPatch, weekCopyInput } from '@portfolio/contracts/scheduling';
import { etags } from '@portfolio/service-kit/calls';
import type { ItemCall } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { forAdministrators } from '../../call.ts';
import type { SchedulingContext } from '../../context.ts';
import { getShift } from '../../shifts/shifts.ts';
import { copyWeek } from './week-templates.ts';
import { deleteFollowing, updateFollowing } from './following-shifts.ts';
import { repeatShift } from './repeat-shift.ts';

const item = ({ context, id }: ItemCall<SchedulingContext>) => getShift(context, id());
const ids = z.array(key);

/** What repeats. Each answers what became of every shift; see {@link shiftBatch}. */
export const repetitionCalls = [
  forAdministrators({
    rest: 'POST /planner/shifts/copy_week',
    summary: 'Copy the shifts of a week into another one',
    graphql: 'mutation copyWeek',
    description: 'Plans the shifts of one week in another one. What is there already is not made again.',
    body: weekCopyInput,
    input: 'WeekCopy',
    answer: shiftBatch,
    handle: ({ context, body }) => copyWeek(context, body),
  }),
  forAdministrators({
    rest: 'POST /planner/shifts/:id/repeat',
    summary: 'Repeat a shift by a rule until a date',
    graphql: 'mutation repeatShift',
    description: 'Plans a shift again by a rule. CONFLICT when it repeats already.',
    item,
    body: repeatInput,
    input: 'ShiftRepetition',
    answer: shiftBatch,
    handle: ({ context, id, body }) => repeatShift(context, id(), body),
  }),
  forAdministrators({
    rest: 'PATCH /planner/shifts/:id/following',
    summary: 'Change a shift and those that follow in its series',
    graphql: 'mutation updateFollowingShifts',
    description: 'Changes a shift and those that follow in its series; their ids.',
    item,
    versions: etags,
    body: shiftPatch,
    input: 'ShiftChanges',
    answer: followingShifts,
    field: { as: ids, of: ({ shifts }) => shifts },
    handle: async ({ context, id, body, expected }) => ({
      shifts: await updateFollowing(context, id(), body, expected),
    }),
  }),
  forAdministrators({
    rest: 'DELETE /planner/shifts/:id/following',
    summary: 'Delete a shift and those that follow in its series',
    graphql: 'mutation deleteFollowingShifts',
    description: 'Deletes a shift and those that follow in its series; their ids.',
    field: { as: ids, of: (deleted) => deleted },
    handle: ({ context, id }) => deleteFollowing(context, id()),
  }),
];

import { followingShifts, repeatInput, shiftBatch, shiftPatch, weekCopyInput } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import { administrators as access } from '../access.ts';
import { route } from '../route.ts';
import { getShift } from '../shifts/shifts.ts';
import { copyWeek } from './copy-week.ts';
import { deleteFollowing, updateFollowing } from './following-shifts.ts';
import { repeatShift } from './repeat-shift.ts';

/** What repeats. Each answers what became of every shift; see {@link shiftBatch}. */
export const repetitionResources = [
  resource('/planner/shifts/copy_week', {
    post: route({
      summary: 'Copy the shifts of a week into another one',
      access,
      body: weekCopyInput,
      answer: shiftBatch,
      handle: ({ context, body }) => copyWeek(context, body),
    }),
  }),
  resource(
    '/planner/shifts/:id/repeat',
    {
      post: route({
        summary: 'Repeat a shift by a rule until a date',
        access,
        body: repeatInput,
        answer: shiftBatch,
        handle: ({ context, id, body }) => repeatShift(context, id(), body),
      }),
    },
    ({ context, id }) => getShift(context, id()),
  ),
  resource(
    '/planner/shifts/:id/following',
    {
      patch: route({
        summary: 'Change a shift and those that follow in its series',
        access,
        body: shiftPatch,
        answer: followingShifts,
        handle: async ({ context, id, body }) => ({ shifts: await updateFollowing(context, id(), body) }),
      }),
      delete: route({
        summary: 'Delete a shift and those that follow in its series',
        access,
        handle: async ({ context, id }) => void (await deleteFollowing(context, id())),
      }),
    },
    ({ context, id }) => getShift(context, id()),
  ),
];

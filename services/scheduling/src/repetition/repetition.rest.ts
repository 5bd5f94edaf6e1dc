import { shiftBatch, weekCopyInput } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import { administrators as access } from '../access.ts';
import { route } from '../route.ts';
import { copyWeek } from './copy-week.ts';

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
];

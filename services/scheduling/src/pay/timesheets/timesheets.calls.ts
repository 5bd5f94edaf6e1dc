import { key } from '@portfolio/contracts/rest';
import { timesheet, timesheetApproval, timesheetListFilter } from '@portfolio/contracts/scheduling';
import { parseInput } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { forAdministrators } from '../../call.ts';
import { approveTimesheets, listTimesheets, timesheetList } from './timesheets.ts';

/** Beyond scheduling.md: hours that were worked, and their approval. */
export const timesheetCalls = [
  forAdministrators({
    rest: 'GET /planner/timesheets',
    summary: 'List what was worked beside what was planned',
    graphql: 'query timesheets',
    description: 'Shifts that have begun: what was worked beside what was planned.',
    query: timesheetListFilter,
    list: timesheetList,
    answer: timesheet,
    handle: ({ context, query, list }) => listTimesheets(context, query, list),
  }),
  forAdministrators({
    rest: 'POST /planner/timesheets/approve',
    summary: 'Approve hours, or take the approval away',
    body: timesheetApproval,
    answer: z.array(timesheet),
    handle: ({ context, body }) => approveTimesheets(context, body),
  }),
  forAdministrators({
    graphql: 'mutation approveTimesheets',
    description:
      'All of them or none, but for those that have another version by now than the one of `versions`, which stay as they are; false takes the approval away.',
    arguments: {
      shifts: z.array(key),
      approved: z.boolean().optional(),
      versions: z.array(z.string()).optional(),
    },
    answer: z.array(timesheet),
    handle: ({ context, args: { shifts, approved, versions } }) =>
      approveTimesheets(
        context,
        parseInput(timesheetApproval, { shifts, approved: approved ?? true, versions: versions ?? undefined }),
      ),
  }),
];

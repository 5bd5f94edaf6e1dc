import { timesheet, timesheetApproval, timesheetListFilter } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import { z } from 'zod';
import { administrators as access } from '../access.ts';
import { route } from '../route.ts';
import { approveTimesheets } from './approve-timesheets.ts';
import { listTimesheets, timesheetList } from './timesheets.ts';

/** Beyond scheduling.md: hours that were worked, and their approval. */
export const timesheetResources = [
  resource('/planner/timesheets', {
    get: route({
      summary: 'List what was worked beside what was planned',
      access,
      query: timesheetListFilter,
      list: timesheetList,
      answer: timesheet,
      handle: ({ context, query, list }) => listTimesheets(context, query, list),
    }),
  }),
  resource('/planner/timesheets/approve', {
    post: route({
      summary: 'Approve hours, or take the approval away',
      access,
      body: timesheetApproval,
      answer: z.array(timesheet),
      handle: ({ context, body }) => approveTimesheets(context, body),
    }),
  }),
];

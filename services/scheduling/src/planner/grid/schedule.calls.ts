import { schedule, scheduleQuery } from '@portfolio/contracts/scheduling';
import { objectType } from '@portfolio/service-kit/graphql';
import { forAdministrators } from '../../call.ts';
import {
  getSchedule,
  scheduleClients,
  scheduleColumnsOf,
  scheduleEmployees,
  scheduleNeighbours,
  scheduleQualifications,
  scheduleShifts,
  scheduleWithdrawn,
} from './schedule.ts';

/** Each list is a statement of its own, asked together with the others. */
objectType('Schedule', schedule, {
  asked: {
    employees: scheduleEmployees,
    clients: scheduleClients,
    qualifications: scheduleQualifications,
    shifts: scheduleShifts,
    neighbours: scheduleNeighbours,
    withdrawn: scheduleWithdrawn,
    columns: scheduleColumnsOf,
  },
});

export const scheduleCalls = [
  forAdministrators({
    graphql: 'query schedule',
    description: 'The week grid: what runs at some time from one instant to another.',
    query: scheduleQuery,
    field: { as: schedule, of: (head) => head },
    handle: ({ context, query }) => getSchedule(context, query),
  }),
];

import { key } from '@portfolio/contracts/rest';
import {
  availabilityPainted,
  availabilityStroke,
  datedAvailability,
  unavailability,
  unavailabilityInput,
} from '@portfolio/contracts/scheduling';
import { parseInput } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { forAdministrators, forEmployees, forEmployeesWhoLeft } from '../../call.ts';
import { getEmployee } from '../employees/employees.ts';
import { myDatedAvailability, paintMyAvailability } from './paint.ts';
import {
  addMyUnavailability,
  addUnavailability,
  listMyUnavailability,
  listUnavailability,
  removeMyUnavailability,
  removeUnavailability,
} from './unavailability.ts';

const answer = unavailability;
const made = { body: unavailabilityInput, input: 'NewUnavailability', answer, status: 201 } as const;

/** Days on which employees can't work, said by themselves or by their administrators. */
export const unavailabilityCalls = [
  forEmployees({
    rest: 'GET /planner/employees/me/unavailability',
    summary: "Days on which one can't work",
    graphql: 'query myUnavailability',
    description: 'Those that are not over, in order.',
    answer: z.array(answer),
    handle: ({ context }) => listMyUnavailability(context),
  }),
  forEmployees({
    rest: 'POST /planner/employees/me/unavailability',
    summary: "Say on which days one can't work",
    graphql: 'mutation addMyUnavailability',
    ...made,
    handle: ({ context, body }) => addMyUnavailability(context, body),
  }),
  forEmployeesWhoLeft({
    rest: 'DELETE /planner/employees/me/unavailability/:id',
    summary: 'Take back that one cannot work',
    graphql: 'mutation removeMyUnavailability',
    handle: ({ context, id }) => removeMyUnavailability(context, id()),
  }),
  forAdministrators({
    rest: 'GET /planner/employees/:id/unavailability',
    summary: "Days on which an employee can't work",
    graphql: 'query employeeUnavailability',
    description: 'Those that are not over, in order.',
    arguments: { employee: key },
    answer: z.array(answer),
    handle: ({ context, id }) => listUnavailability(context, id()),
  }),
  forAdministrators({
    rest: 'POST /planner/employees/:id/unavailability',
    summary: "Note on which days an employee can't work",
    graphql: 'mutation addUnavailability',
    item: ({ context, id }) => getEmployee(context, id()),
    arguments: { employee: key },
    ...made,
    handle: ({ context, id, body }) => addUnavailability(context, id(), body),
  }),
  forAdministrators({
    rest: 'DELETE /planner/unavailability/:id',
    summary: 'Take back that an employee cannot work',
    graphql: 'mutation removeUnavailability',
    handle: ({ context, id }) => removeUnavailability(context, id()),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/dated-availability',
    summary: 'What one has said of some days',
    graphql: 'query myDatedAvailability',
    description: "When one can't work, would rather, or rather not, without what is over, in order.",
    answer: z.array(datedAvailability),
    handle: ({ context }) => myDatedAvailability(context),
  }),
  forEmployees({
    rest: 'POST /planner/employees/me/dated-availability',
    summary: 'Say something of several days at once, or take it back',
    description: 'All or nothing; answers what is said of all days then. The same once more changes nothing.',
    body: availabilityPainted,
    answer: z.array(datedAvailability),
    handle: ({ context, body }) => paintMyAvailability(context, body),
  }),
  forEmployees({
    graphql: 'mutation paintMyAvailability',
    description: 'All or nothing; answers what is said of all days then. The same once more changes nothing.',
    arguments: { strokes: z.array(availabilityStroke) },
    answer: z.array(datedAvailability),
    handle: ({ context, args }) => paintMyAvailability(context, parseInput(availabilityPainted, args)),
  }),
];

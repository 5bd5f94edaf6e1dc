import {
  availability,
  availabilityInput,
  availabilityRule,
  availabilityRuleInput,
  type Availability,
} from '@portfolio/contracts/scheduling';
import { parseInput } from '@portfolio/service-kit/graphql';
import { asSeen } from '@portfolio/service-kit/precondition';
import { key } from '@portfolio/contracts/rest';
import { z } from 'zod';
import { forAdministrators, forEmployees } from '../../call.ts';
import { getAvailability, getMyAvailability, setMyAvailability } from './availability.ts';

const rules = { as: z.array(availabilityRule), of: ({ availability_rules: all }: Availability) => all };

/** When employees can work: scheduling.md §7, Employee portal. */
export const availabilityCalls = [
  forEmployees({
    rest: 'GET /planner/employees/me/availability',
    summary: "One's own availability",
    graphql: 'query myAvailability',
    description: 'In the order of the week.',
    answer: availability,
    field: rules,
    handle: ({ context }) => getMyAvailability(context),
  }),
  forEmployees({
    rest: 'POST /planner/employees/me/availability',
    summary: "Replace one's own availability",
    body: availabilityInput,
    answer: availability,
    handle: ({ context, body }) => setMyAvailability(context, body),
  }),
  forEmployees({
    graphql: 'mutation setMyAvailability',
    description: 'Replaces the rules.',
    arguments: {
      rules: z.array(availabilityRuleInput),
      seen: z
        .array(availabilityRuleInput)
        .optional()
        .describe('The rules that the caller saw: CONFLICT when they are others now.'),
    },
    answer: availability,
    field: rules,
    handle({ context, args: { rules: given, seen } }) {
      const expected = seen ? asSeen({ availabilityRules: seen }) : undefined;
      return setMyAvailability(context, parseInput(availabilityInput, { availabilityRules: given }), expected);
    },
  }),
  forAdministrators({
    rest: 'GET /planner/employees/:id/availability',
    summary: "An employee's availability, for their administrators",
    graphql: 'query employeeAvailability',
    description: 'What an employee has said, for their administrators.',
    arguments: { employee: key },
    answer: availability,
    field: rules,
    handle: ({ context, id }) => getAvailability(context, id()),
  }),
];

import { availability, availabilityInput } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import { administrators, employees } from '../access.ts';
import { route } from '../route.ts';
import { getAvailability, getMyAvailability, setMyAvailability } from './availability.ts';

/** When employees can work: scheduling.md §7, Employee portal. */
export const availabilityResources = [
  resource('/planner/employees/me/availability', {
    get: route({
      summary: "One's own availability",
      access: employees,
      answer: availability,
      handle: ({ context }) => getMyAvailability(context),
    }),
    post: route({
      summary: "Replace one's own availability",
      access: employees,
      body: availabilityInput,
      answer: availability,
      handle: ({ context, body }) => setMyAvailability(context, body),
    }),
  }),
  resource('/planner/employees/:id/availability', {
    get: route({
      summary: "An employee's availability, for their administrators",
      access: administrators,
      answer: availability,
      handle: ({ context, id }) => getAvailability(context, id()),
    }),
  }),
];

import { employeeProfile, myPayments, myPaymentsQuery, profilePatch } from '@portfolio/contracts/scheduling';
import { resource } from '@portfolio/service-kit/rest';
import { employees as access } from '../access.ts';
import { route } from '../route.ts';
import { getMyPayments } from './my-payments.ts';
import { getMyProfile, updateMyProfile } from './profile.ts';

/** scheduling.md §7, Employee portal. */
export const portalResources = [
  resource('/planner/employees/me', {
    get: route({
      summary: "One's own employee profile",
      access,
      answer: employeeProfile,
      handle: ({ context }) => getMyProfile(context),
    }),
    patch: route({
      summary: "Change one's own profile",
      access,
      body: profilePatch,
      answer: employeeProfile,
      handle: ({ context, body }) => updateMyProfile(context, body),
    }),
  }),
  resource('/planner/employees/me/payments', {
    get: route({
      summary: "One's own payments",
      access,
      query: myPaymentsQuery,
      answer: myPayments,
      handle: ({ context, query }) => getMyPayments(context, query),
    }),
  }),
];

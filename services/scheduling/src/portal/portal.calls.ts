import { employeeProfile, myPayments, myPaymentsQuery, profilePatch } from '@portfolio/contracts/scheduling';
import { signedIn } from '@portfolio/service-kit/access';
import { etags } from '@portfolio/service-kit/calls';
import { inputType, objectType } from '@portfolio/service-kit/graphql';
import { call, forEmployees, forEmployeesWhoLeft } from '../call.ts';
import { getMyPayments } from './my-payments.ts';
import { getMyProfile, updateMyProfile } from './profile.ts';

objectType('EmployeeProfile', employeeProfile, { omit: ['phone_number'] });
inputType('ProfileChanges', profilePatch, { omit: ['phone_number'] });

/** scheduling.md §7, Employee portal. */
export const portalCalls = [
  forEmployees({
    rest: 'GET /planner/employees/me',
    summary: "One's own employee profile",
    versions: etags,
    answer: employeeProfile,
    handle: ({ context }) => getMyProfile(context),
  }),
  call({
    graphql: 'query myEmployee',
    description: 'The employee that the caller is, if any.',
    access: signedIn,
    orNull: true,
    answer: employeeProfile,
    handle: ({ context }) => getMyProfile(context),
  }),
  forEmployeesWhoLeft({
    rest: 'PATCH /planner/employees/me',
    summary: "Change one's own profile",
    graphql: 'mutation updateMyEmployee',
    versions: etags,
    body: profilePatch,
    input: 'ProfileChanges',
    answer: employeeProfile,
    handle: ({ context, body, expected }) => updateMyProfile(context, body, expected),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/payments',
    summary: "One's own payments",
    graphql: 'query myPayments',
    description: 'Newest period first. Receipts are at REST.',
    query: myPaymentsQuery,
    answer: myPayments,
    handle: ({ context, query }) => getMyPayments(context, query),
  }),
];

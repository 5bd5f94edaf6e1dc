import {
  adminRegistration,
  adminRegistrationLink,
  adminTokenInfo,
  employeeRegistration,
  employeeTokenInfo,
  invitation,
  invitationInput,
  registered,
  type Registered,
} from '@portfolio/contracts/scheduling';
import { openByLink, openToAll } from '@portfolio/service-kit/access';
import { objectType } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { call, forAdministrators } from '../../call.ts';
import { getEmployee } from '../employees/employees.ts';
import {
  generateAdminLink,
  knowAdminLink,
  linkMakers,
  registerAdministrator,
  validateAdminLink,
} from './admin-links.ts';
import { knowInvitation, registerEmployee, validateEmployeeToken } from './employee-tokens.ts';
import { inviteEmployee } from './invite.ts';

objectType('EmployeeTokenInfo', employeeTokenInfo, { omit: ['valid'] });
objectType('Invitation', invitation, { omit: ['registration_url'] });

const errorSentence = true;
const maxBytes = 16_384;
const hasSucceeded = { as: z.boolean(), of: ({ success }: Registered) => success };

/** readings.md, "invite call, two readings": both paths work. */
const invite = (action: string, graphql?: 'mutation inviteEmployee') =>
  forAdministrators({
    rest: `POST /planner/employees/:id/${action}`,
    summary: 'Make a link by which an employee registers, and send it if asked to; both paths do the same',
    graphql,
    description: 'CONFLICT for an employee who has an account.',
    item: ({ context, id }) => getEmployee(context, id()),
    body: invitationInput,
    answer: invitation,
    errorSentence,
    handle: ({ context, id, body }) => inviteEmployee(context, id(), body),
  });

/** scheduling.md §7, Registration links. Registration is open (§6). */
export const registrationCalls = [
  invite('invite', 'mutation inviteEmployee'),
  invite('generate_invite'),
  call({
    rest: 'POST /planner/admin/generate-token',
    summary: "Make a link for a new company's administrator",
    graphql: 'mutation generateAdminRegistrationLink',
    description: 'Superusers only. Good for three days.',
    access: linkMakers,
    answer: adminRegistrationLink,
    errorSentence,
    handle: ({ context }) => generateAdminLink(context),
  }),
  call({
    rest: 'GET /planner/admin/validate-token/:token',
    summary: "Check an administrator's link",
    graphql: 'query adminRegistrationToken',
    description: 'Refused, with the reason, for a link that is unknown, used or too old.',
    access: openToAll,
    answer: adminTokenInfo,
    field: { as: adminTokenInfo.nullable(), of: (info) => info },
    errorSentence,
    handle: ({ context, parameter }) => validateAdminLink(context, parameter('token')),
  }),
  call({
    rest: 'POST /planner/admin/register/:token',
    summary: 'Register as administrator of a new company',
    graphql: 'mutation registerAdministrator',
    description: 'Makes an account and the company that it administers.',
    access: openByLink,
    item: ({ context, parameter }) => knowAdminLink(context, parameter('token')),
    body: adminRegistration,
    input: 'AdminRegistrationInput',
    maxBytes,
    answer: registered,
    field: hasSucceeded,
    status: 201,
    errorSentence,
    handle: ({ context, parameter, body }) => registerAdministrator(context, parameter('token'), body),
  }),
  call({
    rest: 'GET /planner/employee/validate-token/:token',
    summary: "Check an employee's link",
    graphql: 'query employeeRegistrationToken',
    description: 'Refused, with the reason, for a link that is unknown, used or too old.',
    access: openToAll,
    answer: employeeTokenInfo,
    field: { as: employeeTokenInfo.nullable(), of: (info) => info },
    errorSentence,
    handle: ({ context, parameter }) => validateEmployeeToken(context, parameter('token')),
  }),
  call({
    rest: 'POST /planner/employee/register/:token',
    summary: 'Register as employee',
    graphql: 'mutation registerEmployee',
    description: "Makes the invited employee's account.",
    access: openByLink,
    item: ({ context, parameter }) => knowInvitation(context, parameter('token')),
    body: employeeRegistration,
    input: 'EmployeeRegistrationInput',
    maxBytes,
    answer: registered,
    field: hasSucceeded,
    status: 201,
    errorSentence,
    handle: ({ context, parameter, body }) => registerEmployee(context, parameter('token'), body),
  }),
];

import {
  adminRegistration,
  adminRegistrationLink,
  adminTokenInfo,
  employeeRegistration,
  employeeTokenInfo,
  invitation,
  invitationInput,
  registered,
} from '@portfolio/contracts/scheduling';
import { openByLink, openToAll } from '@portfolio/service-kit/access';
import { resource } from '@portfolio/service-kit/rest';
import { administrators } from '../access.ts';
import { getEmployee } from '../employees/employees.ts';
import { route } from '../route.ts';
import {
  generateAdminLink,
  knowAdminLink,
  linkMakers,
  registerAdministrator,
  validateAdminLink,
} from './admin-links.ts';
import { knowInvitation, registerEmployee, validateEmployeeToken } from './employee-tokens.ts';
import { inviteEmployee } from './invite.ts';

const errorSentence = true;
const maxBytes = 16_384;

/** readings.md, "invite call, two readings": both paths work. */
const invite = ['invite', 'generate_invite'].map((action) =>
  resource(
    `/planner/employees/:id/${action}`,
    {
      post: route({
        summary: 'Make a link by which an employee registers, and send it if asked to; both paths do the same',
        access: administrators,
        body: invitationInput,
        answer: invitation,
        errorSentence,
        handle: ({ context, id, body }) => inviteEmployee(context, id(), body),
      }),
    },
    ({ context, id }) => getEmployee(context, id()),
  ),
);

/** scheduling.md §7, Registration links. Registration is open (§6). */
export const registrationResources = [
  ...invite,
  resource('/planner/admin/generate-token', {
    post: route({
      summary: "Make a link for a new company's administrator",
      access: linkMakers,
      answer: adminRegistrationLink,
      errorSentence,
      handle: ({ context }) => generateAdminLink(context),
    }),
  }),
  resource('/planner/admin/validate-token/:token', {
    get: route({
      summary: "Check an administrator's link",
      access: openToAll,
      answer: adminTokenInfo,
      errorSentence,
      handle: ({ context, parameter }) => validateAdminLink(context, parameter('token')),
    }),
  }),
  resource(
    '/planner/admin/register/:token',
    {
      post: route({
        summary: 'Register as administrator of a new company',
        access: openByLink,
        body: adminRegistration,
        maxBytes,
        answer: registered,
        status: 201,
        errorSentence,
        handle: ({ context, parameter, body }) => registerAdministrator(context, parameter('token'), body),
      }),
    },
    ({ context, parameter }) => knowAdminLink(context, parameter('token')),
  ),
  resource('/planner/employee/validate-token/:token', {
    get: route({
      summary: "Check an employee's link",
      access: openToAll,
      answer: employeeTokenInfo,
      errorSentence,
      handle: ({ context, parameter }) => validateEmployeeToken(context, parameter('token')),
    }),
  }),
  resource(
    '/planner/employee/register/:token',
    {
      post: route({
        summary: 'Register as employee',
        access: openByLink,
        body: employeeRegistration,
        maxBytes,
        answer: registered,
        status: 201,
        errorSentence,
        handle: ({ context, parameter, body }) => registerEmployee(context, parameter('token'), body),
      }),
    },
    ({ context, parameter }) => knowInvitation(context, parameter('token')),
  ),
];

import { adminRegistration, employeeRegistration } from '@portfolio/contracts/scheduling';
import { created, resource, type Methods } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { generateAdminLink, registerAdministrator, validateAdminLink } from './admin-links.ts';
import { registerEmployee, validateEmployeeToken } from './employee-tokens.ts';
import { withErrorSentence } from './error-sentence.ts';

/** Registration by link is open (scheduling.md §6): a stale bearer token must not stand in its way. */
const open = (path: string, methods: Methods<SchedulingContext>) =>
  resource<SchedulingContext>(path, withErrorSentence(methods), { authenticate: false });

/** scheduling.md §7, Registration links. */
export const registrationResources = [
  resource<SchedulingContext>(
    '/planner/admin/generate-token',
    withErrorSentence<SchedulingContext>({ post: ({ context }) => generateAdminLink(context) }),
  ),
  open('/planner/admin/validate-token/:token', {
    get: ({ context, parameter }) => validateAdminLink(context, parameter('token')),
  }),
  open('/planner/admin/register/:token', {
    post: async ({ context, parameter, body }) =>
      created(await registerAdministrator(context, parameter('token'), body(adminRegistration))),
  }),
  open('/planner/employee/validate-token/:token', {
    get: ({ context, parameter }) => validateEmployeeToken(context, parameter('token')),
  }),
  open('/planner/employee/register/:token', {
    post: async ({ context, parameter, body }) =>
      created(await registerEmployee(context, parameter('token'), body(employeeRegistration))),
  }),
];

import { employeeInput, employeeListFilter, employeePatch, employeeUpdate } from '@portfolio/contracts/scheduling';
import { created, noContent, resource } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { sendCsv } from '../csv/download.ts';
import { withErrorSentence } from '../registration/error-sentence.ts';
import { createEmployee, deleteEmployee, updateEmployee } from './change-employees.ts';
import { employeeList, exportEmployees, getEmployee, listEmployees } from './employees.ts';
import { inviteEmployee } from './invite.ts';

/** readings.md, "invite call, two readings": both paths work. */
const invite = ['invite', 'generate_invite'].map((action) =>
  resource<SchedulingContext>(
    `/planner/employees/:id/${action}`,
    withErrorSentence<SchedulingContext>({ post: ({ context, id }) => inviteEmployee(context, id()) }),
  ),
);

/** scheduling.md §7, Employees. */
export const employeeResources = [
  resource<SchedulingContext>('/planner/employees', {
    get: async ({ context, query, list, page }) => {
      const parameters = list(employeeList);
      return page(parameters, await listEmployees(context, query(employeeListFilter), parameters));
    },
    post: async ({ context, body }) => created(await createEmployee(context, body(employeeInput))),
  }),
  resource<SchedulingContext>('/planner/employees/export_csv', {
    get: async ({ context, query, list, response }) => {
      const download = await exportEmployees(context, query(employeeListFilter), list(employeeList));
      await sendCsv(response, context.database, download);
    },
  }),
  resource<SchedulingContext>('/planner/employees/:id', {
    get: ({ context, id }) => getEmployee(context, id()),
    put: ({ context, id, body }) => updateEmployee(context, id(), body(employeeUpdate)),
    patch: ({ context, id, body }) => updateEmployee(context, id(), body(employeePatch)),
    delete: async ({ context, id }) => {
      await deleteEmployee(context, id());
      return noContent();
    },
  }),
  ...invite,
];

import {
  employee,
  employeeInput,
  employeeListFilter,
  employeePatch,
  employeeUpdate,
} from '@portfolio/contracts/scheduling';
import { etagged, ifMatch } from '@portfolio/service-kit/precondition';
import { resource } from '@portfolio/service-kit/rest';
import { administrators as access } from '../access.ts';
import { csvRoute } from '../csv/route.ts';
import { route } from '../route.ts';
import { createEmployee, deleteEmployee, updateEmployee } from './change-employees.ts';
import { employeeList, exportEmployees, getEmployee, listEmployees } from './employees.ts';

/** scheduling.md §7, Employees. */
export const employeeResources = [
  resource('/planner/employees', {
    get: route({
      summary: 'List employees',
      access,
      query: employeeListFilter,
      list: employeeList,
      answer: employee,
      handle: ({ context, query, list }) => listEmployees(context, query, list),
    }),
    post: route({
      summary: 'Create a employee',
      access,
      body: employeeInput,
      answer: employee,
      status: 201,
      handle: ({ context, body }) => createEmployee(context, body),
    }),
  }),
  resource('/planner/employees/export_csv', {
    get: csvRoute({
      summary: 'Download employees',
      query: employeeListFilter,
      list: employeeList,
      describe: exportEmployees,
    }),
  }),
  resource(
    '/planner/employees/:id',
    {
      get: route({
        summary: 'Read a employee',
        access,
        answer: employee,
        handle: async ({ context, id, response }) => etagged(response, await getEmployee(context, id())),
      }),
      put: route({
        summary: 'Replace a employee',
        access,
        body: employeeUpdate,
        answer: employee,
        handle: async ({ context, id, body, request, response }) =>
          etagged(response, await updateEmployee(context, id(), body, ifMatch(request))),
      }),
      patch: route({
        summary: 'Change a employee',
        access,
        body: employeePatch,
        answer: employee,
        handle: async ({ context, id, body, request, response }) =>
          etagged(response, await updateEmployee(context, id(), body, ifMatch(request))),
      }),
      delete: route({
        summary: 'Delete a employee',
        access,
        handle: ({ context, id }) => deleteEmployee(context, id()),
      }),
    },
    ({ context, id }) => getEmployee(context, id()),
  ),
];

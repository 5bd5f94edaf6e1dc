import {
  employee,
  employeeInput,
  employeeListFilter,
  employeePatch,
  employeeUpdate,
  heldQualification,
} from '@portfolio/contracts/scheduling';
import { inputType, objectType } from '@portfolio/service-kit/graphql';
import { noun } from '../../call.ts';
import { csvCall } from '../../shared/csv/call.ts';
import { createEmployee, deleteEmployee, updateEmployee } from './change-employees.ts';
import { employeeList, exportEmployees, getEmployee, listEmployees } from './employees.ts';

/** Of an employee who holds it, or of a place that asks for it. */
objectType('Qualification', heldQualification);
objectType('Employee', employee, { omit: ['phone_number', 'invite_url'] });
inputType('NewEmployee', employeeInput, { omit: ['phone_number'] });
inputType('EmployeeChanges', employeePatch, { omit: ['phone_number'] });

/** scheduling.md §7, Employees. */
export const employeeCalls = [
  ...noun({
    name: 'employee',
    path: '/planner/employees',
    answer: employee,
    find: getEmployee,
    list: { filter: employeeListFilter, options: employeeList, run: listEmployees },
    create: { input: employeeInput, run: createEmployee },
    read: { description: 'Null when there is none that the caller administers.' },
    change: { input: employeePatch, replacement: employeeUpdate, run: updateEmployee },
    remove: { description: 'The id of the deleted employee. CONFLICT while they have shifts.', run: deleteEmployee },
  }),
  csvCall({
    rest: 'GET /planner/employees/export_csv',
    summary: 'Download employees',
    query: employeeListFilter,
    list: employeeList,
    describe: exportEmployees,
  }),
];

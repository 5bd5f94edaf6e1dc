import { alphabetical, emptyPage, orderBy, selectPage, Where } from '@portfolio/service-kit/database';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { employeeOrdering, scheduling, type Employee, type EmployeeListFilter } from '@portfolio/contracts/scheduling';
import type { ListOptions } from '@portfolio/service-kit/rest';
import {
  askedCompany,
  listedCompany,
  requireAdministered,
  requireAdministration,
  type Administration,
} from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import type { CsvDownload } from '../../shared/csv/download.ts';
import { employeeColumns } from './columns.ts';
import { opened } from './sealed.ts';
import type { EntityManager } from 'typeorm';

/** scheduling.md §2, Employee area: default sort last_name. */
export const employeeList: ListOptions = {
  orderings: employeeOrdering,
  defaultOrdering: 'last_name',
  defaultPageSize: scheduling.optionListLimit,
};

const from = 'employee JOIN company ON company.id = employee.company_id';

const orderings = {
  name: [alphabetical('employee.first_name'), alphabetical('employee.last_name')],
  first_name: [alphabetical('employee.first_name'), alphabetical('employee.last_name')],
  last_name: [alphabetical('employee.last_name'), alphabetical('employee.first_name')],
  email: alphabetical('employee.email'),
  hourly_rate: 'employee.hourly_rate',
  status: 'employee.status',
  start_date: 'employee.start_date',
  created_at: 'employee.created_at',
};

const key = 'employee.id';

/** Employees of one company; `search` looks at names and e-mail address (scheduling.md §2). */
export async function listEmployees(
  context: SchedulingContext,
  filter: EmployeeListFilter,
  list: ListParameters,
): Promise<Page<Employee>> {
  const where = employeesWhere(await requireAdministration(context), filter, list);
  if (!where) return emptyPage();
  const listing = { columns: employeeColumns, from, countFrom: 'employee', where, list, orderings, key };
  const page = await selectPage<Employee>(context.database, listing);
  return { ...page, results: page.results.map((row) => opened(context.vault, row)) };
}

/** @throws AppError `not_found` also for an employee of another company */
export async function getEmployee(
  context: SchedulingContext,
  id: number,
  database: Pick<EntityManager, 'query'> = context.database,
): Promise<Employee> {
  const administration = await requireAdministration(context);
  const [row] = await database.query<Employee[]>(`SELECT ${employeeColumns} FROM ${from} WHERE employee.id = $1`, [id]);
  return opened(context.vault, requireAdministered(administration, row));
}

/**
 * The same employees as {@link listEmployees}, all pages, as `employees_{date}.csv`. Identity, tax and bank numbers
 * stay here: a list that travels by e-mail needs none of them.
 */
export async function exportEmployees(
  context: SchedulingContext,
  filter: EmployeeListFilter,
  list: ListParameters,
): Promise<CsvDownload> {
  const administration = await requireAdministration(context);
  const where = employeesWhere(administration, filter, list) ?? new Where().andSql('FALSE');
  return {
    name: 'employees',
    company: askedCompany(administration, filter.company),
    columns: employeeHeadings,
    sql: `SELECT employee.*, employee.start_date::text AS start_date,
            (SELECT string_agg(qualification.name, '; ' ORDER BY ${alphabetical('qualification.name')})
             FROM employee_qualification
             JOIN qualification ON qualification.id = employee_qualification.qualification_id
             WHERE employee_qualification.employee_id = employee.id) AS qualifications
          FROM employee WHERE ${where.sql} ORDER BY ${orderBy({ list, orderings, key })}`,
    parameters: where.parameters,
  };
}

/** Headings of the CSV, which an import knows again. */
export const employeeHeadings = {
  id: 'ID',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip_code: 'Zip code',
  hourly_rate: 'Hourly rate',
  status: 'Status',
  qualifications: 'Qualifications',
  start_date: 'Start date',
  emergency_contact_name: 'Emergency contact name',
  emergency_contact_phone: 'Emergency contact phone',
  notes: 'Notes',
} satisfies Record<
  Exclude<
    keyof Employee,
    | 'company'
    | 'company_name'
    | 'name'
    | 'phone_number'
    | 'id_number'
    | 'tax_number'
    | 'bank_account'
    | 'has_account'
    | 'invitation_expires_at'
    | 'invite_url'
  >,
  string
>;

/** @returns undefined when the caller may see none of them */
function employeesWhere(administration: Administration, filter: EmployeeListFilter, list: ListParameters) {
  const company = listedCompany(administration, filter.company);
  if (company === 'none') return undefined;
  return new Where()
    .and('employee.company_id =', company === 'all' ? undefined : company)
    .and('employee.status =', filter.status)
    .and(
      'employee.id IN (SELECT employee_id FROM employee_qualification WHERE qualification_id =',
      filter.qualification,
      ')',
    )
    .andSearch(list.search, ['employee.first_name', 'employee.last_name', 'employee.email']);
}

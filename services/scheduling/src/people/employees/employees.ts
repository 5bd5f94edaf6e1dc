import { alphabetical, Where, iso, selectList } from '@portfolio/service-kit/database';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  employeeOrdering,
  scheduling,
  type Employee,
  type EmployeeListFilter,
  employee,
  employeeProfile,
} from '@portfolio/contracts/scheduling';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { companyTable } from '../../company/company-table.ts';
import type { SchedulingContext } from '../../context.ts';
import type { CsvDownload } from '../../shared/csv/download.ts';
import { opened } from './sealed.ts';
import type { EntityManager } from 'typeorm';
import { employeeName } from '../../shared/sql/expressions.ts';
import { namedQualifications } from '../../shared/sql/held-qualifications.ts';
import { requireActor } from '@portfolio/service-kit/access';
import { notFound } from '@portfolio/service-kit/errors';
import { oncePerRequest } from '@portfolio/service-kit/request-context';
import { EmployeeEntity } from './employee.entity.ts';

/**
 * The employee that the caller is.
 * @throws AppError `not_authenticated`; `not_found` for a user who is no employee
 */
export const requireEmployee = oncePerRequest(async (context: SchedulingContext): Promise<EmployeeEntity> => {
  const { userId } = requireActor(context);
  const own = await context.database.manager.findOneBy(EmployeeEntity, { user_id: userId });
  if (!own) throw notFound();
  return own;
});

const profileExpressions = {
  company_name: 'company.name',
  name: employeeName,
  phone_number: 'employee.phone',
  qualifications: namedQualifications(
    'SELECT qualification_id FROM employee_qualification WHERE employee_id = employee.id',
  ),
};

/** What the contract calls `employeeProfile`, from `employee` joined with `company`. */
export const profileColumns = selectList('employee', employeeProfile, profileExpressions);

/** What the contract calls `employee`, from the same tables. */
const employeeColumns = selectList('employee', employee, {
  ...profileExpressions,
  has_account: 'employee.user_id IS NOT NULL',
  invite_url: 'NULL',
  invitation_expires_at: `(SELECT ${iso('expires_at')} FROM employee_invitation
   WHERE employee_id = employee.id AND accepted_at IS NULL AND expires_at > now())`,
});

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

const rows = companyTable<Employee>({ table: 'employee', from, countFrom: 'employee', columns: employeeColumns });

const asked = ({ status, qualification }: Omit<EmployeeListFilter, 'company'>, list: ListParameters) => ({
  list,
  searched: ['employee.first_name', 'employee.last_name', 'employee.email'],
  orderings,
  where: new Where()
    .and('employee.status =', status)
    .and('employee.id IN (SELECT employee_id FROM employee_qualification WHERE qualification_id =', qualification, ')'),
});

/** Employees of one company; `search` looks at names and e-mail address (scheduling.md §2). */
export async function listEmployees(
  context: SchedulingContext,
  { company, ...filter }: EmployeeListFilter,
  list: ListParameters,
): Promise<Page<Employee>> {
  const page = await rows.list(context, company, asked(filter, list));
  return { ...page, results: page.results.map((row) => opened(context.vault, row)) };
}

/** @throws AppError `not_found` also for an employee of another company */
export async function getEmployee(
  context: SchedulingContext,
  id: number,
  database?: Pick<EntityManager, 'query'>,
): Promise<Employee> {
  return opened(context.vault, await rows.one(context, id, database));
}

/**
 * The same employees as {@link listEmployees}, all pages, as `employees_{date}.csv`. Identity, tax and bank numbers
 * stay here: a list that travels by e-mail needs none of them.
 */
export const exportEmployees = (
  context: SchedulingContext,
  { company, ...filter }: EmployeeListFilter,
  list: ListParameters,
): Promise<CsvDownload> =>
  rows.file(context, company, asked(filter, list), {
    name: 'employees',
    columns: employeeHeadings,
    select: `SELECT employee.*, employee.start_date::text AS start_date,
        (SELECT string_agg(qualification.name, '; ' ORDER BY ${alphabetical('qualification.name')})
         FROM employee_qualification
         JOIN qualification ON qualification.id = employee_qualification.qualification_id
         WHERE employee_qualification.employee_id = employee.id) AS qualifications
      FROM employee`,
  });

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

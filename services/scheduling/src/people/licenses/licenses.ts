import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  license,
  licenseOrdering,
  scheduling,
  type License,
  type LicenseListFilter,
  type MissingLicense,
  type MissingLicenseQuery,
} from '@portfolio/contracts/scheduling';
import { alphabetical, selectList, Where } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { listedCompany, requireAdministration } from '../../company/administration.ts';
import { companyTable } from '../../company/company-table.ts';
import type { SchedulingContext } from '../../context.ts';
import { employeeName } from '../../shared/sql/expressions.ts';
import { getEmployee, requireEmployee } from '../employees/employees.ts';
import type { Scan } from '../../shared/uploads/scan.ts';

export const licenseList: ListOptions = {
  orderings: licenseOrdering,
  defaultOrdering: 'valid_until',
  defaultPageSize: scheduling.optionListLimit,
};

/** What a license is joined with wherever it is read. */
const tables = `license JOIN employee ON employee.id = license.employee_id
  JOIN qualification ON qualification.id = license.qualification_id`;

/** SQL: another license of the same qualification is good for longer. */
export const isRenewed = `EXISTS (SELECT FROM license AS later
  WHERE later.employee_id = license.employee_id AND later.qualification_id = license.qualification_id
    AND coalesce(later.valid_until, 'infinity') > coalesce(license.valid_until, 'infinity'))`;

const columns = selectList('license', license, {
  employee_name: employeeName,
  qualification_name: 'qualification.name',
  expires: 'qualification.expires',
  renewed: isRenewed,
});

const orderings = {
  valid_until: 'license.valid_until',
  employee_name: [alphabetical('employee.last_name'), alphabetical('employee.first_name')],
  qualification_name: alphabetical('qualification.name'),
};

const rows = companyTable<License>({ table: 'license', from: tables, columns });

/** Licenses of one company; `search` looks at who has them, what they prove, and their numbers. */
export function listLicenses(
  context: SchedulingContext,
  { company, employee, qualification, until }: LicenseListFilter,
  list: ListParameters,
): Promise<Page<License>> {
  const where = new Where()
    .and('license.employee_id =', employee)
    .and('license.qualification_id =', qualification)
    .and('license.valid_until <=', until);
  if (until !== undefined) where.andSql(`qualification.expires AND employee.status <> 'inactive' AND NOT ${isRenewed}`);
  const searched = ['employee.first_name', 'employee.last_name', 'qualification.name', 'license.number'];
  return rows.list(context, company, { list, searched, orderings, where, anywhere: employee !== undefined });
}

/** The first of those who hold what expires without any license of it: to the rules they are qualified without end. */
export async function listMissingLicenses(
  context: SchedulingContext,
  query: MissingLicenseQuery,
): Promise<MissingLicense[]> {
  const company = listedCompany(await requireAdministration(context), query.company);
  if (company === 'none') return [];
  const where = new Where().and('held.company_id =', company === 'all' ? undefined : company);
  return context.database.query<MissingLicense[]>(
    `SELECT employee.id AS employee, ${employeeName} AS employee_name,
       qualification.id AS qualification, qualification.name AS qualification_name
     FROM employee_qualification AS held
     JOIN employee ON employee.id = held.employee_id AND employee.status <> 'inactive'
     JOIN qualification ON qualification.id = held.qualification_id AND qualification.expires
     WHERE ${where.sql} AND NOT EXISTS (SELECT FROM license
       WHERE license.employee_id = held.employee_id AND license.qualification_id = held.qualification_id)
     ORDER BY ${orderings.employee_name.join(', ')}, ${orderings.qualification_name}, employee.id
     LIMIT ${maxMissing}`,
    where.parameters,
  );
}

/** As many as somebody enters before asking again. */
const maxMissing = 200;

const licensesOf = ({ database }: SchedulingContext, employee: number): Promise<License[]> =>
  database.query<License[]>(
    `SELECT ${columns} FROM ${tables} WHERE license.employee_id = $1
     ORDER BY ${alphabetical('qualification.name')}, license.valid_until DESC NULLS FIRST, license.id`,
    [employee],
  );

/** Those of one employee, by qualification, the newest first. @throws AppError `not_found` also for another company's employee */
export async function listLicensesOf(context: SchedulingContext, employee: number): Promise<License[]> {
  return licensesOf(context, (await getEmployee(context, employee)).id);
}

/** The caller's own. @throws AppError `not_found` for a user who is no employee */
export async function listMyLicenses(context: SchedulingContext): Promise<License[]> {
  return licensesOf(context, (await requireEmployee(context)).id);
}

/** @throws AppError `not_found` also for a license of another company */
export const getLicense = rows.one;

/** The scan of a license. @throws AppError `not_found` also where there is none */
export async function getScan(context: SchedulingContext, id: number): Promise<Scan> {
  return scanOf(context, (await getLicense(context, id)).id);
}

/** The scan of a license of the caller's own. @throws AppError `not_found` also where there is none */
export async function getMyScan(context: SchedulingContext, id: number): Promise<Scan> {
  const own = await listMyLicenses(context);
  if (!own.some((each) => each.id === id)) throw notFound();
  return scanOf(context, id);
}

async function scanOf({ database }: SchedulingContext, id: number): Promise<Scan> {
  const [scan] = await database.query<Scan[]>(
    `SELECT scan_name AS name, type, content FROM license JOIN license_scan ON license_id = id WHERE id = $1`,
    [id],
  );
  if (!scan) throw notFound();
  return scan;
}

import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { companyOrdering, type Company, type CompanyPatch } from '@portfolio/contracts/scheduling';
import { selectPage, Where } from '@portfolio/service-kit/database';
import { notFound } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { administers, requireAdministration } from './administration.ts';
import { CompanyEntity } from './company.entity.ts';

export const companyList: ListOptions = {
  orderings: companyOrdering,
  defaultOrdering: 'working,name',
  defaultPageSize: 100,
};

const columns = 'company.id, company.name, company.address, company.phone, company.website, company.time_zone';

/** The companies that the caller administers, the working one first; all of them for a superuser. */
export async function listCompanies(context: SchedulingContext, list: ListParameters): Promise<Page<Company>> {
  const { everything, companies } = await requireAdministration(context);
  const where = new Where().andSearch(list.search, ['company.name']);
  if (!everything) where.andSql(`company.id = ANY(${where.parameter(companies)})`);
  return selectPage<Company>(context.database, {
    columns,
    from: 'company',
    where,
    list,
    orderings: {
      working: `company.id <> ${companies[0] ?? 0}`,
      name: 'lower(company.name)',
      id: 'company.id',
    },
    key: 'company.id',
  });
}

/** @throws AppError `not_found` also for a company that the caller does not administer */
export async function getCompany(context: SchedulingContext, id: number): Promise<Company> {
  const administration = await requireAdministration(context);
  const [row] = await context.database.query<Company[]>(`SELECT ${columns} FROM company WHERE id = $1`, [id]);
  if (!row || !administers(administration, row.id)) throw notFound();
  return row;
}

/**
 * Changes what is given. Days of shifts, periods and receipts follow the time zone at once, also those of the past.
 * @throws AppError `not_found`
 */
export async function updateCompany(context: SchedulingContext, id: number, changes: CompanyPatch): Promise<Company> {
  await getCompany(context, id);
  if (Object.keys(changes).length > 0) await context.database.manager.update(CompanyEntity, id, changes);
  return getCompany(context, id);
}

import { selectPage, Where } from '@portfolio/service-kit/database';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { companyOrdering, type Company } from '@portfolio/contracts/scheduling';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../context.ts';
import { requireAdministration } from './administration.ts';

export const companyList: ListOptions = { orderings: companyOrdering, defaultOrdering: 'name', defaultPageSize: 100 };

/** The companies that the caller administers; all of them for a superuser. */
export async function listCompanies(context: SchedulingContext, list: ListParameters): Promise<Page<Company>> {
  const { everything, companies } = await requireAdministration(context);
  const where = new Where().andSearch(list.search, ['company.name']);
  if (!everything) where.andSql(`company.id = ANY(${where.parameter(companies)})`);
  return selectPage<Company>(context.database, {
    columns: 'company.id, company.name, company.address, company.phone, company.website',
    from: 'company',
    where,
    list,
    orderings: { name: 'lower(company.name)', id: 'company.id' },
    key: 'company.id',
  });
}

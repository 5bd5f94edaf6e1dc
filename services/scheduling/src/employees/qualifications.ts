import { emptyPage, selectPage, Where } from '@portfolio/service-kit/database';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  qualificationOrdering,
  scheduling,
  type Qualification,
  type QualificationInput,
  type QualificationListFilter,
} from '@portfolio/contracts/scheduling';
import type { ListOptions } from '@portfolio/service-kit/rest';
import {
  companyForNew,
  listedCompany,
  requireAdministered,
  requireAdministration,
} from '../companies/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { QualificationEntity } from './qualification.entity.ts';

export const qualificationList: ListOptions = {
  orderings: qualificationOrdering,
  defaultOrdering: 'name',
  defaultPageSize: scheduling.optionListLimit,
};

/** What employees of one company may be qualified for. */
export async function listQualifications(
  context: SchedulingContext,
  filter: QualificationListFilter,
  list: ListParameters,
): Promise<Page<Qualification>> {
  const company = listedCompany(await requireAdministration(context), filter.company);
  if (company === 'none') return emptyPage();
  return selectPage<Qualification>(context.database, {
    columns: 'qualification.id, qualification.name, qualification.company_id AS company',
    from: 'qualification',
    where: new Where()
      .and('qualification.company_id =', company === 'all' ? undefined : company)
      .andSearch(list.search, ['qualification.name']),
    list,
    orderings: { name: 'lower(qualification.name)' },
    key: 'qualification.id',
  });
}

/** @throws AppError `validation`, also for a name that the company has already, whatever its case */
export async function createQualification(
  context: SchedulingContext,
  { company, name }: QualificationInput,
): Promise<Qualification> {
  const company_id = companyForNew(await requireAdministration(context), company);
  const { id } = await context.database.manager.save(QualificationEntity, { name, company_id });
  return { id, name, company: company_id };
}

/** Employees who hold it lose it. @throws AppError `not_found` */
export async function deleteQualification(context: SchedulingContext, id: number): Promise<void> {
  const administration = await requireAdministration(context);
  const row = await context.database.manager.findOneBy(QualificationEntity, { id });
  requireAdministered(administration, row ? { company: row.company_id } : undefined);
  await context.database.manager.delete(QualificationEntity, id);
}

import { alphabetical, violates } from '@portfolio/service-kit/database';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  qualificationOrdering,
  scheduling,
  type Qualification,
  type QualificationInput,
  type QualificationListFilter,
  type QualificationPatch,
} from '@portfolio/contracts/scheduling';
import { AppError } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { companyForNew } from '../../company/administration.ts';
import { companyTable } from '../../company/company-table.ts';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { SchedulingContext } from '../../context.ts';
import { QualificationEntity } from './employee.entity.ts';

export const qualificationList: ListOptions = {
  orderings: qualificationOrdering,
  defaultOrdering: 'name',
  defaultPageSize: scheduling.optionListLimit,
};

const columns = `qualification.id, qualification.name, qualification.company_id AS company,
  (SELECT count(*)::integer FROM employee_qualification WHERE qualification_id = qualification.id) AS employees,
  qualification.expires`;

const rows = companyTable<Qualification>({ table: 'qualification', columns });

/** What employees of one company may be qualified for. */
export const listQualifications = (
  context: SchedulingContext,
  filter: QualificationListFilter,
  list: ListParameters,
): Promise<Page<Qualification>> =>
  rows.list(context, filter.company, {
    list,
    searched: ['qualification.name'],
    orderings: { name: alphabetical('qualification.name') },
  });

/** @throws AppError `validation`, also for a name that the company has already, whatever its case */
export async function createQualification(
  context: SchedulingContext,
  { company, name, expires = false }: QualificationInput,
): Promise<Qualification> {
  const company_id = await companyForNew(context, company);
  const { id } = await context.database.manager.save(QualificationEntity, { name, expires, company_id });
  return { id, name, company: company_id, employees: 0, expires };
}

/** @throws AppError `not_found`, `validation` for a name that the company has already, whatever its case; `conflict` by `expected` */
export async function renameQualification(
  context: SchedulingContext,
  id: number,
  changes: QualificationPatch,
  expected?: Precondition,
): Promise<Qualification> {
  const known = await getQualification(context, id);
  await context.database.transaction(async (manager) => {
    await manager.query('SELECT FROM qualification WHERE id = $1 FOR NO KEY UPDATE', [id]);
    expected?.(await getQualification(context, id, manager));
    await manager.update(QualificationEntity, id, changes);
  });
  return { ...known, ...changes };
}

/** @throws AppError `not_found`; `conflict` with their number while employees hold it */
export async function deleteQualification(context: SchedulingContext, id: number): Promise<void> {
  await getQualification(context, id);
  try {
    // By itself, so that the holders can be counted when it fails.
    await context.database.transaction((manager) => manager.delete(QualificationEntity, id));
  } catch (error) {
    const isHeld = violates(error, 'employee_qualification_qualification_fkey');
    if (!isHeld && !violates(error, 'license_qualification_fkey')) throw error;
    // Who holds it no more may still have a license of it.
    const [{ employees }] = await context.database.query<[{ employees: number }]>(
      `SELECT count(*)::integer AS employees FROM (
         SELECT employee_id FROM employee_qualification WHERE qualification_id = $1
         UNION SELECT employee_id FROM license WHERE qualification_id = $1) AS holder`,
      [id],
    );
    const holders = employees === 1 ? '1 employee holds' : `${employees} employees hold`;
    throw new AppError('conflict', `${holders} this qualification. Take it from them first.`, { body: { employees } });
  }
}

/** @throws AppError `not_found` also for one of another company */
export const getQualification = rows.one;

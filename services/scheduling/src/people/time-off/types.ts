import type { Language } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  scheduling,
  timeOffLimits,
  timeOffType,
  timeOffTypeOrdering,
  type TimeOffType,
  type TimeOffTypeInput,
  type TimeOffTypeListFilter,
  type TimeOffTypePatch,
} from '@portfolio/contracts/scheduling';
import { alphabetical, selectList } from '@portfolio/service-kit/database';
import { validationError } from '@portfolio/service-kit/errors';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { DataSource, EntityManager } from 'typeorm';
import { companyForNew, listedCompany, requireAdministration } from '../../company/administration.ts';
import { companyTable } from '../../company/company-table.ts';
import type { SchedulingContext } from '../../context.ts';
import { TimeOffTypeEntity } from './time-off-type.entity.ts';
import { refusedBy, requireRoom } from '../../shared/writes.ts';

export const timeOffTypeList: ListOptions = {
  orderings: timeOffTypeOrdering,
  defaultOrdering: 'name',
  defaultPageSize: scheduling.optionListLimit,
};

const columns = selectList('time_off_type', timeOffType);

const names: Record<Language, readonly string[]> = {
  en: ['Vacation', 'Sick', 'Unpaid', 'Training'],
  es: ['Vacaciones', 'Enfermedad', 'Sin sueldo', 'Formación'],
  fr: ['Congés payés', 'Maladie', 'Sans solde', 'Formation'],
};

/** What a company has that has none yet, in the order of their names. */
const defaults: readonly Partial<TimeOffTypeEntity>[] = [
  { notice_days: 7, monthly_accrual: '2.00', carry_over_limit: '5.00' },
  { needs_approval: false, is_sick: true },
  { is_paid: false, notice_days: 7 },
  { notice_days: 7 },
];

/** A company without types gets those that most have, in its language; two at once are one. */
export async function withDefaultTypes(database: DataSource | EntityManager, company: number): Promise<void> {
  const [known] = await database.query<{ language: Language }[]>(
    `SELECT language FROM company
     WHERE id = $1 AND NOT EXISTS (SELECT FROM time_off_type WHERE company_id = company.id)`,
    [company],
  );
  if (!known) return;
  const types = defaults.map((type, index) => ({
    company_id: company,
    name: names[known.language][index]!,
    is_paid: true,
    needs_approval: true,
    notice_days: 0,
    is_sick: false,
    monthly_accrual: '0',
    ...type,
  }));
  await database.query(
    `INSERT INTO time_off_type (company_id, name, is_paid, needs_approval, notice_days, is_sick, monthly_accrual, carry_over_limit)
     SELECT company_id, name, is_paid, needs_approval, notice_days, is_sick, monthly_accrual, carry_over_limit
     FROM jsonb_populate_recordset(NULL::time_off_type, $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify(types)],
  );
}

const rows = companyTable<TimeOffType>({ table: 'time_off_type', columns });

/** Of one company, or of all that the caller administers; `search` looks at names. */
export async function listTimeOffTypes(
  context: SchedulingContext,
  { company: asked }: TimeOffTypeListFilter,
  list: ListParameters,
): Promise<Page<TimeOffType>> {
  const company = listedCompany(await requireAdministration(context), asked);
  if (typeof company === 'number') await withDefaultTypes(context.database, company);
  return rows.list(context, asked, {
    list,
    searched: ['time_off_type.name'],
    orderings: { name: alphabetical('time_off_type.name') },
  });
}

/** @throws AppError `not_found` also for one of another company */
export const getTimeOffType = rows.one;

/** Of the given or the working company. @throws AppError `validation`, also for a name or “sick today” that it has already, and too many */
export async function createTimeOffType(
  context: SchedulingContext,
  { company, ...fields }: TimeOffTypeInput,
): Promise<TimeOffType> {
  const company_id = await companyForNew(context, company);
  const id = await context.database.transaction(async (manager) => {
    const { types: most } = timeOffLimits;
    await requireRoom(manager, TimeOffTypeEntity, company_id, {
      most,
      full: fault('time_off_types_full', { max: most }),
    });
    return (await manager.save(TimeOffTypeEntity, { ...fields, company_id })).id;
  });
  return getTimeOffType(context, id);
}

/** Changes what is given. @throws AppError `not_found`; `validation` for another unit of what is counted; `conflict` by `expected` */
export async function updateTimeOffType(
  context: SchedulingContext,
  id: number,
  changes: TimeOffTypePatch,
  expected?: Precondition,
): Promise<TimeOffType> {
  await getTimeOffType(context, id);
  await context.database.transaction(async (manager) => {
    // Two who change the same one take turns, and nobody takes time off of it meanwhile.
    await manager.query('SELECT FROM time_off_type WHERE id = $1 FOR UPDATE', [id]);
    const before = await getTimeOffType(context, id, manager);
    expected?.(before);
    if (changes.unit !== undefined && changes.unit !== before.unit) {
      const [entry] = await manager.query<unknown[]>('SELECT FROM time_off_entry WHERE type_id = $1 LIMIT 1', [id]);
      if (entry) throw validationError({ unit: [fault('time_off_unit_stays')] });
    }
    if (Object.keys(changes).length > 0) await manager.update(TimeOffTypeEntity, id, changes);
  });
  return getTimeOffType(context, id);
}

/** @throws AppError `not_found`; `conflict` when something was taken, granted or accrued of it */
export async function deleteTimeOffType(context: SchedulingContext, id: number): Promise<void> {
  await getTimeOffType(context, id);
  await context.database
    .transaction((manager) => manager.delete(TimeOffTypeEntity, id))
    .catch(refusedBy(fault('time_off_type_used'), 'time_off_type_fkey', 'time_off_entry_type_fkey'));
}

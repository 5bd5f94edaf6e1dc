import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  company,
  companyOrdering,
  companyPatch,
  type Company,
  type CompanyPatch,
} from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { changesOf } from '@portfolio/service-kit/audit';
import { alphabetical, selectList, selectPage, Where } from '@portfolio/service-kit/database';
import { AppError, notFound, validationError } from '@portfolio/service-kit/errors';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { DataSource, EntityManager } from 'typeorm';
import { recordCompanyEvent } from '../shared/audit/record.ts';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { SchedulingContext } from '../context.ts';
import { requireFreshProof, hasSecondFactor } from '../shared/accounts/second-factor.ts';
import { rulesColumn } from '../shared/sql/expressions.ts';
import { requireKnownRegion } from '../shared/holidays/calendar.ts';
import { administers, requireAdministration } from './administration.ts';
import { CompanyEntity } from './company.entity.ts';

export const companyList: ListOptions = {
  orderings: companyOrdering,
  defaultOrdering: 'working,name',
  defaultPageSize: 100,
};

/** Every field that `companyPatch` may change. */
const settingNames = companyPatch.keyof().options;

const companyColumns = selectList('company', company, { planning_rules: rulesColumn });

/** The companies that the caller administers, the working one first; all of them for a superuser. */
export async function listCompanies(context: SchedulingContext, list: ListParameters): Promise<Page<Company>> {
  const { everything, companies } = await requireAdministration(context);
  const where = new Where().andSearch(list.search, ['company.name']);
  if (!everything) where.andSql(`company.id = ANY(${where.parameter(companies)})`);
  return selectPage<Company>(context.database, {
    columns: companyColumns,
    from: 'company',
    where,
    list,
    orderings: {
      working: `company.id <> ${companies[0] ?? 0}`,
      name: alphabetical('company.name'),
      id: 'company.id',
    },
    key: 'company.id',
  });
}

/** @throws AppError `not_found` also for a company that the caller does not administer */
export async function getCompany(context: SchedulingContext, id: number): Promise<Company> {
  const administration = await requireAdministration(context);
  if (!administers(administration, id)) throw notFound();
  return readCompany(context.database, id);
}

async function readCompany(database: DataSource | EntityManager, id: number): Promise<Company> {
  const [row] = await database.query<Company[]>(`SELECT ${companyColumns} FROM company WHERE id = $1`, [id]);
  if (!row) throw notFound();
  return row;
}

/** Whoever asks it of others has it, and so does not shut themselves out. */
async function requireOwnFactor(context: SchedulingContext): Promise<void> {
  const { userId, isSuperuser } = requireActor(context);
  if (isSuperuser || (await hasSecondFactor(context.auth, userId))) return;
  throw validationError({ require_second_factor: [fault('second_factor_first')] });
}

/** What only planners see must not be forgotten, nor published by a switch. @throws AppError `validation` */
async function refuseDrafts(manager: EntityManager, id: number): Promise<void> {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::integer AS count FROM (
       SELECT id FROM shift WHERE company_id = $1 AND is_draft
       UNION SELECT shift_id FROM published_shift WHERE company_id = $1) AS draft`,
    [id],
  );
  if (row.count > 0) throw validationError({ plans_in_drafts: [fault('unpublished_changes', row)] });
}

/**
 * Changes what is given; of the rules as well. Days of shifts, periods and receipts follow the time zone at once, also those of the past.
 * What second factors it asks of its administrators changes with a fresh proof alone.
 * @throws AppError `not_found`, `permission_denied`; `conflict` by `expected`
 */
export async function updateCompany(
  context: SchedulingContext,
  id: number,
  changes: CompanyPatch,
  expected?: Precondition,
): Promise<Company> {
  const before = await getCompany(context, id);
  const asked = changes.require_second_factor ?? before.require_second_factor;
  if (asked !== before.require_second_factor) await requireFreshProof(context);
  if (asked && !before.require_second_factor) await requireOwnFactor(context);
  await requireKnownRegion(changes);
  const { planning_rules: rules, ...columns } = changes;
  const changed = {
    ...columns,
    // Merged by the database: two who change different rules at once both have their way.
    ...(rules && { planning_rules: () => 'planning_rules || :rules::jsonb' }),
  };
  if (Object.keys(changed).length === 0) return before;
  return context.database.transaction(async (manager) => {
    await manager.query('SELECT FROM company WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const present = await readCompany(manager, id);
    expected?.(present);
    // Whether a proof is needed was judged by what it was.
    if (changes.require_second_factor !== undefined && present.require_second_factor !== before.require_second_factor)
      throw new AppError('conflict', fault('newer_version'));
    if (changes.plans_in_drafts === false) await refuseDrafts(manager, id);
    const update = manager.createQueryBuilder().update(CompanyEntity).set(changed).where({ id });
    await update.setParameter('rules', JSON.stringify(rules)).execute();
    const after = await readCompany(manager, id);
    const settings = changesOf(before, after, settingNames);
    if (settings.length > 0) await recordCompanyEvent(manager, id, { kind: 'settings_changed', changes: settings });
    return after;
  });
}

import { fault } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import {
  listView,
  listViewOrdering,
  scheduling,
  type ListView,
  type ListViewInput,
  type ListViewListFilter,
  type ListViewPatch,
} from '@portfolio/contracts/scheduling';
import { alphabetical, selectList, Where } from '@portfolio/service-kit/database';
import type { Precondition } from '@portfolio/service-kit/precondition';
import type { ListOptions } from '@portfolio/service-kit/rest';
import type { SchedulingContext } from '../../context.ts';
import { companyTable } from '../company-table.ts';
import { companyForNew } from '../administration.ts';
import { ListViewEntity } from './list-view.entity.ts';
import { requireRoom } from '../../shared/writes.ts';

export const listViewList: ListOptions = {
  orderings: listViewOrdering,
  defaultOrdering: 'name',
  defaultPageSize: scheduling.listViews,
};

const columns = selectList('list_view', listView);

const rows = companyTable<ListView>({ table: 'list_view', columns });

/** Of one company, or of all that the caller administers. */
export const listListViews = (
  context: SchedulingContext,
  filter: ListViewListFilter,
  list: ListParameters,
): Promise<Page<ListView>> =>
  rows.list(context, filter.company, {
    list,
    searched: ['list_view.name'],
    orderings: { name: alphabetical('list_view.name'), created_at: 'list_view.created_at' },
    where: new Where().and('list_view.list =', filter.list),
  });

/** @throws AppError `not_found` also for one of another company */
export const getListView = rows.one;

/** For all administrators of the company. @throws AppError `validation` for a name that the list has already, or too many views */
export async function createListView(
  context: SchedulingContext,
  { company, ...fields }: ListViewInput,
): Promise<ListView> {
  const company_id = await companyForNew(context, company);
  const id = await context.database.transaction(async (manager) => {
    await requireRoom(manager, ListViewEntity, company_id, {
      most: scheduling.listViews,
      full: fault('views_full', { max: scheduling.listViews }),
    });
    return (await manager.save(ListViewEntity, { ...fields, company_id })).id;
  });
  return getListView(context, id);
}

/** @throws AppError `not_found`; `validation` for a name that the list has already; `conflict` by `expected` */
export async function renameListView(
  context: SchedulingContext,
  id: number,
  input: ListViewPatch,
  expected?: Precondition,
): Promise<ListView> {
  await getListView(context, id);
  await context.database.transaction(async (manager) => {
    // Two who rename the same one take turns.
    await manager.query('SELECT FROM list_view WHERE id = $1 FOR NO KEY UPDATE', [id]);
    expected?.(await getListView(context, id, manager));
    if (input.name !== undefined) await manager.update(ListViewEntity, id, input);
  });
  return getListView(context, id);
}

/** @throws AppError `not_found` */
export async function deleteListView(context: SchedulingContext, id: number): Promise<void> {
  await getListView(context, id);
  await context.database.manager.delete(ListViewEntity, id);
}

import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { offer, offerOrdering, type Offer, type OfferListFilter } from '@portfolio/contracts/scheduling';
import { emptyPage, selectList, selectPage, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { listedCompany, requireAdministered, requireAdministration } from '../../company/administration.ts';
import type { SchedulingContext } from '../../context.ts';
import { offeredColumns, offerTables } from '../../shared/sql/offered-shift.ts';
import { standing } from './offer-row.ts';

export const offerList: ListOptions = {
  orderings: offerOrdering,
  defaultOrdering: '-created_at',
  defaultPageSize: 50,
};

export const offerOrderings = { created_at: 'offer.created_at', deadline: 'offer.deadline' };

const columns = selectList('offer', offer, { ...offeredColumns, status: standing });

/** Those of one company; `search` looks at both guards and where the shift is that is given. */
export async function listOffers(
  context: SchedulingContext,
  { company, status, kind, employee }: OfferListFilter,
  list: ListParameters,
): Promise<Page<Offer>> {
  const listed = listedCompany(await requireAdministration(context), company);
  if (listed === 'none') return emptyPage();
  const where = new Where()
    .and('offer.company_id =', listed === 'all' ? undefined : listed)
    .and(`${standing} =`, status)
    .and('offer.kind =', kind)
    .andSearch(list.search, [
      'employee.first_name',
      'employee.last_name',
      'colleague.first_name',
      'colleague.last_name',
      'given_client.name',
    ]);
  if (employee !== undefined) where.andSql(`${where.parameter(employee)} IN (offer.employee_id, offer.colleague_id)`);
  return selectPage<Offer>(context.database, {
    columns,
    from: offerTables,
    where,
    list,
    orderings: offerOrderings,
    key: 'offer.id',
  });
}

/** @throws AppError `not_found` also for another company's */
export async function getOffer(context: SchedulingContext, id: number): Promise<Offer> {
  const administration = await requireAdministration(context);
  const [row] = await context.database.query<Offer[]>(`SELECT ${columns} FROM ${offerTables} WHERE offer.id = $1`, [
    id,
  ]);
  return requireAdministered(administration, row);
}

import type { ListParameters, Page } from '@portfolio/contracts/rest';
import { offer, offerOrdering, type Offer, type OfferListFilter } from '@portfolio/contracts/scheduling';
import { selectList, Where } from '@portfolio/service-kit/database';
import type { ListOptions } from '@portfolio/service-kit/rest';
import { companyTable } from '../../company/company-table.ts';
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

const rows = companyTable<Offer>({ table: 'offer', from: offerTables, columns });

const searched = [
  'employee.first_name',
  'employee.last_name',
  'colleague.first_name',
  'colleague.last_name',
  'given_client.name',
];

/** Those of one company; `search` looks at both guards and where the shift is that is given. */
export function listOffers(
  context: SchedulingContext,
  { company, status, kind, employee }: OfferListFilter,
  list: ListParameters,
): Promise<Page<Offer>> {
  const where = new Where().and(`${standing} =`, status).and('offer.kind =', kind);
  if (employee !== undefined) where.andSql(`${where.parameter(employee)} IN (offer.employee_id, offer.colleague_id)`);
  return rows.list(context, company, { list, searched, orderings: offerOrderings, where });
}

/** @throws AppError `not_found` also for another company's */
export const getOffer = rows.one;

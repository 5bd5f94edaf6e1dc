import type { OfferedShift, OfferKind, OfferStatus } from '@portfolio/contracts/scheduling';
import type { DataSource, EntityManager } from 'typeorm';
import { offeredColumns, offerTables } from '../../shared/sql/offered-shift.ts';

/** An offer as use cases look at it. */
export interface OfferRow {
  id: number;
  company: number;
  /** Who offers. */
  employee: number;
  colleague: number;
  kind: OfferKind;
  status: OfferStatus;
  given: OfferedShift;
  in_return: OfferedShift | null;
}

/** Something may come of them still. */
export const open: readonly OfferStatus[] = ['waiting', 'answered', 'accepted'];

/** SQL: the same. */
export const isOpen = `offer.status IN ('${open.join("', '")}')`;

/** SQL: how an offer stands now. */
export const standing = `CASE WHEN ${isOpen} AND offer.deadline <= now() THEN 'expired' ELSE offer.status END`;

/** @param where SQL of {@link offerTables} */
export const findOffers = (
  database: DataSource | EntityManager,
  ids: readonly number[],
  where = 'true',
): Promise<OfferRow[]> =>
  database.query<OfferRow[]>(
    `SELECT offer.id, offer.company_id AS company, offer.employee_id AS employee, offer.colleague_id AS colleague, offer.kind,
       ${standing} AS status, ${offeredColumns.given} AS given, ${offeredColumns.in_return} AS in_return
     FROM ${offerTables} WHERE offer.id = ANY ($1) AND ${where}`,
    [ids],
  );

/** The same of one. */
export const findOffer = async (
  database: DataSource | EntityManager,
  id: number,
  where?: string,
): Promise<OfferRow | undefined> => (await findOffers(database, [id], where))[0];

/** What moves when an offer is done: each shift, and whose it is then. */
export const movesOf = ({
  employee,
  colleague,
  given,
  in_return,
}: Omit<OfferRow, 'company' | 'status' | 'id' | 'kind'>) => [
  { shift: given.shift, from: employee, to: colleague },
  ...(in_return ? [{ shift: in_return.shift, from: colleague, to: employee }] : []),
];

export type Move = ReturnType<typeof movesOf>[number];

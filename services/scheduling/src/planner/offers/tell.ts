import type { OfferStatus } from '@portfolio/contracts/scheduling';
import { enqueue, task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { tellNow } from '../../portal/notices/tell-notice.ts';
import { knownShifts } from '../../shared/sql/shift-tables.ts';
import { afterUndo } from '../../shared/taking-back.ts';
import { isAsOffered } from '../../shared/sql/offered-shift.ts';
import { isOpen, open } from './offer-row.ts';

type Reader = 'employee' | 'colleague';

/** Tells one of the two, or both, how an offer stands now, if they have an account. */
export async function tellOffer(
  manager: EntityManager,
  id: number,
  status: OfferStatus,
  ...readers: Reader[]
): Promise<void> {
  const told = await manager.query<{ id: number }[]>(
    `INSERT INTO notice (company_id, employee_id, told_at, offer_id, offer_status)
     SELECT offer.company_id, employee.id, now(), offer.id, $2 FROM offer
     JOIN employee ON employee.id IN (${readers.map((reader) => `offer.${reader}_id`).join(', ')}) AND employee.user_id IS NOT NULL
     WHERE offer.id = $1 ORDER BY employee.id RETURNING id`,
    [id, status],
  );
  // What ends an offer may be taken back.
  const options = open.includes(status) ? {} : { runAt: afterUndo() };
  for (const { id: notice } of told) await enqueue(manager, tellNow, { notice }, options);
}

/** SQL: what is set of an offer that ends without its shifts moving; how it stood is kept for who takes that back. */
export const ends = `decided_at = now(), before = jsonb_build_object('status', status)`;

/** Nothing comes of these offers any more, and both guards of each are told. @param where SQL of open offers */
export async function expireOffers(manager: EntityManager, where: string, parameters: unknown[] = []): Promise<void> {
  const [expired] = await manager.query<[{ id: number }[], number]>(
    `UPDATE offer SET status = 'expired', ${ends} WHERE ${isOpen} AND ${where} RETURNING id`,
    parameters,
  );
  for (const { id } of expired.toSorted((a, b) => a.id - b.id))
    await tellOffer(manager, id, 'expired', 'employee', 'colleague');
}

const stands = (shift: 'shift_id' | 'return_shift_id', owner: `${Reader}_id`, told: 'given' | 'in_return') =>
  `EXISTS (SELECT FROM ${knownShifts} WHERE shift.id = offer.${shift} AND shift.employee_id = offer.${owner}
    AND shift.status = 'scheduled' AND ${isAsOffered(told)})`;

/** SQL: nothing of an offer is another by now. */
export const isAsItWas = `${stands('shift_id', 'employee_id', 'given')}
  AND (return_shift_id IS NULL OR ${stands('return_shift_id', 'colleague_id', 'in_return')})`;

const name = 'expire-offers';

export const offerSchedule: Schedule = { task: name, cron: '* * * * *' };

/** What is too late, or about shifts that are others by now, is told to be over. */
export const offerTask = (database: DataSource): Task =>
  task(name, z.object({}), async () => {
    await database.transaction((manager) => expireOffers(manager, `(deadline <= now() OR NOT (${isAsItWas}))`));
  });

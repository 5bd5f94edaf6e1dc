import type { EntityManager } from 'typeorm';
import { isOpen } from './offer-row.ts';
import { ends, tellOffer } from './tell.ts';
import { decided } from './transfer.ts';

/**
 * Somebody says no to an offer, however far it is, and the others are told.
 * @throws AppError `conflict` when it has been decided
 */
export async function endOffer(
  manager: EntityManager,
  id: number,
  to: 'withdrawn' | 'declined' | 'refused',
  answer = '',
): Promise<void> {
  const [ended] = await manager.query<[unknown[], number]>(
    `UPDATE offer SET status = $2, answer = $3, ${ends} WHERE id = $1 AND ${isOpen} RETURNING id`,
    [id, to, answer],
  );
  if (ended.length === 0) throw decided();
  const readers = { withdrawn: ['colleague'], declined: ['employee'], refused: ['employee', 'colleague'] } as const;
  await tellOffer(manager, id, to, ...readers[to]);
}

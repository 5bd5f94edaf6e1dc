import type { TimeOff, TimeOffStatus } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { countTry } from '@portfolio/service-kit/limits';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { limits } from '../../limits.ts';
import { lockEmployee } from '../../shared/writes.ts';
import { stands } from '../../shared/taking-back.ts';
import { duringTimeOff } from '../../shared/sql/days.ts';
import { tellDecided } from './decide.ts';
import { addEntry } from './ledger.ts';
import { getMyTimeOff, getTimeOff } from './requests.ts';
import { sayAbsent } from './sick.ts';

/** Enough for a slow network, and little enough that nobody has built on it. */
const minutes = 5;

/**
 * Takes back what the caller decided or entered just now.
 * @param answer what was answered before
 * @throws AppError `not_found`; `conflict` when something has happened since
 */
export async function takeBackTimeOff(context: SchedulingContext, id: number, answer?: string): Promise<TimeOff> {
  const { employee: of } = await getTimeOff(context, id);
  await takeBack(context, { id, of, from: ['pending', 'approved', 'refused', 'cancelled'], answer });
  return getTimeOff(context, id);
}

/**
 * Wants again what the caller withdrew just now.
 * @throws AppError `not_found`; `conflict` when something has happened since; `throttled`: each time adds to the ledger
 */
export async function restoreTimeOff(context: SchedulingContext, id: number): Promise<TimeOff> {
  const { employee: of } = await getMyTimeOff(context, id);
  await countTry(context, limits.timeOff, String(of));
  await takeBack(context, { id, of, from: ['withdrawn'] });
  return getMyTimeOff(context, id);
}

interface Asked {
  id: number;
  /** Its employee. */
  of: number;
  /** What is taken back: what is pending, of the caller's approval as the first of two. */
  from: readonly TimeOffStatus[];
  answer?: string | undefined;
}

interface Found {
  status: TimeOffStatus;
  is_sick: boolean;
  /** What the ledger gave back last, and so what it was before; null of what was entered. */
  was: 'pending' | 'taken' | null;
  /** A shift of theirs was planned at that time since. */
  is_planned: boolean;
}

/**
 * The ledger gets the opposite entries. A notice that was neither read nor sent goes, and is replaced by one of how it stands now
 * otherwise. Employees are locked before their time off.
 */
async function takeBack(context: SchedulingContext, { id, of, from, answer }: Asked): Promise<void> {
  const by = requireActor(context).userId;
  await context.database.transaction(async (manager) => {
    await lockEmployee(manager, of);
    const [found] = await manager.query<Found[]>(
      `SELECT time_off.status, is_sick,
         (SELECT kind FROM time_off_entry WHERE time_off_id = time_off.id AND amount > 0 ORDER BY id DESC LIMIT 1) AS was,
         EXISTS (SELECT FROM shift WHERE created_at > decided_at AND shift.status <> 'cancelled' AND ${duringTimeOff}) AS is_planned
       FROM time_off JOIN time_off_type ON time_off_type.id = type_id JOIN company ON company.id = time_off.company_id
       WHERE time_off.id = $1 AND time_off.status = ANY ($2) AND CASE time_off.status WHEN 'pending' THEN first_approved_by = $3
         ELSE decided_by = $3 AND decided_at > now() - interval '${minutes} minutes' END
       FOR UPDATE OF time_off`,
      [id, from, by],
    );
    // The caller has approved it, and somebody else has to.
    if (found?.status === 'pending') {
      await manager.query('UPDATE time_off SET first_approved_by = NULL, answer = $2 WHERE id = $1', [
        id,
        answer ?? '',
      ]);
      return;
    }
    const to = found && before(found);
    if (!to || (to === 'approved' && found.is_planned)) throw stands();
    await manager.query(
      `UPDATE time_off SET status = $2, answer = $3, decided_by = $4, decided_at = $5, suggested_from = NULL, suggested_until = NULL
       WHERE id = $1`,
      [id, to, answer ?? '', ...(to === 'pending' ? [null, null] : [by, new Date()])],
    );
    if (found.status === 'approved') await addEntry(manager, id, 'taken', 'gives', by);
    if (to !== 'cancelled') await addEntry(manager, id, to === 'pending' ? 'pending' : 'taken', 'takes', by);
    if (found.status !== 'withdrawn' && !(await untell(manager, id))) await tellDecided(manager, id, to);
    if (found.status === 'withdrawn' && to === 'approved' && found.is_sick) await sayAbsent(manager, id, 'ill');
  });
}

/** @returns undefined of an approval that is no decision on what was asked for: of what was called off, and back */
function before({ status, was }: Found): 'pending' | 'approved' | 'cancelled' | undefined {
  if (was === 'pending') return 'pending';
  if (status !== 'approved') return was === 'taken' ? 'approved' : undefined;
  return was === null ? 'cancelled' : undefined;
}

/** @returns whether the last notice of it reached nobody, and is gone */
async function untell(manager: EntityManager, id: number): Promise<boolean> {
  const [gone] = await manager.query<[unknown[], number]>(
    `DELETE FROM notice WHERE id = (SELECT max(id) FROM notice WHERE time_off_id = $1) AND read_at IS NULL
       AND NOT EXISTS (SELECT FROM notice_delivery WHERE notice_id = notice.id) RETURNING id`,
    [id],
  );
  return gone.length > 0;
}

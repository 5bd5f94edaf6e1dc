import { fault, type Fault } from '@portfolio/contracts/errors';
import { type CheckInOut, type PortalShift, scheduling } from '@portfolio/contracts/scheduling';
import { requireActor, type Access } from '@portfolio/service-kit/access';
import { unbound } from '@portfolio/service-kit/database';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../context.ts';
import { attendanceWindow, knownTables, siteZone } from '../shared/sql/shift-tables.ts';
import { getMyShift } from './portal-shifts.ts';
import { changeKnown, lockKnown, workAsPublished } from '../shifts/published-shifts.ts';
import type { ShiftEntity } from '../shifts/shift.entity.ts';
import { refuseCheckIn, refuseCheckOut } from '../shifts/shift.rules.ts';
import { equalTexts } from '@portfolio/service-kit/encryption';
import { inScope } from '@portfolio/service-kit/row-security';
import { contactOf } from '../shared/accounts/contacts.ts';

/**
 * A key with which a device sends what the caller has tapped, when nobody may be there to sign in again: a phone keeps it
 * beside a check-in that waits for a connection. It is good for what is tapped on the caller's own shifts, and for as
 * long as a tap may wait.
 */
export function makeTapKey(context: SchedulingContext): string {
  const until = Math.floor(Date.now() / 1000) + scheduling.keptTapSeconds;
  const said = `${requireActor(context).userId}.${until}`;
  return `${said}.${context.tapSignature(said)}`;
}

/**
 * What a device kept, as `send` does it, of whom the key is.
 * @param access of who is signed in and does the same
 * @throws AppError `not_found` for a key that is wrong or too old, or of a user who is deactivated, too; `unavailable`
 */
export async function sendKeptTap<Tap extends object>(
  context: SchedulingContext,
  { key, ...tap }: Tap & { key: string },
  access: Access<SchedulingContext>,
  send: (context: SchedulingContext, tap: Omit<Tap, 'key'>) => Promise<PortalShift>,
): Promise<PortalShift> {
  const userId = userOf(context, key);
  // The key outlives sessions, but not the account.
  if (!(await contactOf(context.auth, userId))) throw notFound();
  const actor = { userId, isStaff: false, isSuperuser: false };
  const own = { ...context, actor };
  return inScope({ user: userId }, async () => {
    await access.check(own);
    return send(own, tap);
  });
}

function userOf({ tapSignature }: SchedulingContext, key: string): number {
  const [userId = '', until = '', signature = ''] = key.split('.');
  const isGood = equalTexts(signature, tapSignature(`${userId}.${until}`));
  if (!isGood || Number(until) * 1000 < Date.now()) throw notFound();
  return Number(userId);
}

/**
 * The caller begins or ends a shift of their own, now (scheduling.md §4). Repeated, it answers as the first time: a phone that
 * lost the answer asks again. What a phone without connection kept counts from when it arrives; when it was tapped is
 * stored beside that, also where it comes too late, for administrators to judge.
 * @throws AppError `not_authenticated`; `not_found` also for somebody else's; `conflict` saying why it is not allowed
 */
export async function checkInOut(context: SchedulingContext, input: CheckInOut): Promise<PortalShift> {
  const { userId } = requireActor(context);
  const { shift_id, action } = input;
  // By itself: a refusal undoes what its request did, and must not undo when it was tapped.
  const refusal = await unbound(context.database).transaction(async (manager) => {
    const shift = await lockKnown(manager, shift_id);
    const terms = shift && (await termsOf(manager, shift_id, userId));
    if (!terms) throw notFound();
    const isIn = action === 'check_in';
    if (shift[isIn ? 'checked_in_at' : 'checked_out_at']) return undefined;
    const why = (isIn ? refuseCheckIn(shift) : refuseCheckOut(shift)) ?? terms[action];
    const happened = isIn
      ? ({ status: 'in_progress', checked_in_at: new Date() } as const)
      : ({ status: 'completed', checked_out_at: notBefore(shift.checked_in_at) } as const);
    const changes = { ...tappedAt(input), ...(!why && happened) };
    if (!why) await workAsPublished(manager, shift);
    if (Object.keys(changes).length > 0) await changeKnown(manager, shift, changes);
    return why;
  });
  if (refusal) throw new AppError('conflict', refusal);
  return getMyShift(context, shift_id);
}

/** Now; where the clock was set back since, the time of before: nobody leaves before they came. */
const notBefore = (earlier: Date | null): Date => new Date(Math.max(Date.now(), earlier?.getTime() ?? 0));

function tappedAt({ action, waited_seconds }: CheckInOut): Partial<ShiftEntity> {
  if (waited_seconds === undefined || waited_seconds === null) return {};
  const at = new Date(Date.now() - waited_seconds * 1000);
  return action === 'check_in' ? { check_in_tapped_at: at } : { check_out_tapped_at: at };
}

/** What else may speak against it: the employee's status, and the hours that the company allows. */
interface Terms {
  check_in: Fault | undefined;
  check_out: Fault | undefined;
}

interface TermsRow {
  is_active: boolean;
  zone: string;
  /** Where the shift is worked, to the minute. */
  from: string;
  until: string;
  is_early: boolean;
  is_over: boolean;
  is_late: boolean;
}

/** @returns undefined when the shift is not the user's own */
async function termsOf(manager: EntityManager, shiftId: number, userId: number): Promise<Terms | undefined> {
  const { from, until } = attendanceWindow;
  const minute = (time: string) => `to_char(${time} AT TIME ZONE ${siteZone}, 'YYYY-MM-DD HH24:MI')`;
  const [row] = await manager.query<TermsRow[]>(
    `SELECT employee.status <> 'inactive' AS is_active, ${siteZone} AS zone, ${minute(from)} AS "from",
       ${minute(until)} AS until, now() < ${from} AS is_early, now() > shift.end_time AS is_over, now() > ${until} AS is_late
     FROM ${knownTables} WHERE shift.id = $1 AND employee.user_id = $2`,
    [shiftId, userId],
  );
  if (!row) return undefined;
  const { zone } = row;
  const inactive = row.is_active ? undefined : fault('employee_inactive');
  const early = row.is_early ? fault('check_in_early', { time: row.from, zone }) : undefined;
  return {
    check_in: inactive ?? early ?? (row.is_over ? fault('check_in_late') : undefined),
    check_out: row.is_late ? fault('check_out_late', { time: row.until, zone }) : undefined,
  };
}

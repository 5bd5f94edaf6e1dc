import type { FieldErrors } from '@portfolio/contracts/rest';
import type { Shift, ShiftChange, ShiftInput, ShiftPatch } from '@portfolio/contracts/scheduling';
import type { Precondition } from '@portfolio/service-kit/precondition';
import { AppError, notFound, validationError } from '@portfolio/service-kit/errors';
import { In, type EntityManager } from 'typeorm';
import { administers, requireAdministration, type Administration } from '../company/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { conflictGuard } from '../planner/conflicts/refuse-conflicts.ts';
import { endSeries } from './series.ts';
import { ShiftEntity } from './shift.entity.ts';
import { applyChange, lockForChanges, settle, type KnownChange, type Locked } from './apply-change.ts';
import { recordCorrection } from './corrections.ts';
import { recordOverridden, recordShiftEvents, type Overridden } from './shift-events.ts';
import { findDeleted } from './deleted-shifts.ts';
import { getShift } from './shifts.ts';
import { atTheirPosts } from './sites.ts';

/** A new shift, in the company of its client. @throws AppError `validation` */
export async function createShift(context: SchedulingContext, input: ShiftInput): Promise<Shift> {
  return getShift(context, await changeShift(context, { kind: 'create', input }));
}

/**
 * Changes what is given. Another client is without location unless one is given; another employee brings their own
 * rate; a status set back to scheduled takes the check-in away, which leaves a trace.
 * @throws AppError `not_found`, `validation`; `conflict` when it has been paid, or somebody else gave it to another
 * employee meanwhile, and by `expected`
 */
export async function updateShift(
  context: SchedulingContext,
  id: number,
  input: ShiftPatch,
  expected?: Precondition,
): Promise<Shift> {
  return getShift(context, await changeShift(context, { kind: 'update', id, input }, expected));
}

/** @throws AppError `not_found`; `conflict` when it has been paid */
export async function deleteShift(context: SchedulingContext, id: number): Promise<void> {
  await changeShift(context, { kind: 'delete', id });
}

/** The shift as it was; undefined for a new one. */
const beforeOf = ({ shifts }: Locked, change: KnownChange) =>
  change.kind === 'create' ? undefined : shifts.get(change.id);

async function changeShift(context: SchedulingContext, change: ShiftChange, expected?: Precondition): Promise<number> {
  const [id] = await makeChanges(context, [change], unplaced, undefined, [expected]);
  return id!;
}

/**
 * Several changes that happen together or not at all: shifts moved, copied, cancelled or deleted at once, and the same
 * taken back, of a deletion too. Only what they lead to is judged, so two employees may swap their shifts.
 * @returns the ids of the shifts, in the order of the changes
 * @throws AppError `not_found`, `conflict`; `validation` on `changes`, at the place of the one that is refused
 */
export const changeShifts = (
  context: SchedulingContext,
  changes: readonly ShiftChange[],
  expected?: readonly (Precondition | undefined)[],
): Promise<number[]> => makeChanges(context, changes, at, undefined, expected);

/**
 * @param placed says of a refusal which change it is of
 * @param also what else happens in the same transaction, once the rules let the changes be
 * @param expected of each change, what it takes for granted of its shift
 */
export const makeChanges = async (
  context: SchedulingContext,
  asked: readonly ShiftChange[],
  placed: typeof at,
  also?: Also,
  expected: readonly (Precondition | undefined)[] = [],
): Promise<number[]> => changeAs(await requireAdministration(context), context, asked, { placed, also, expected });

/**
 * @param ids of the shifts, in the order of the changes
 * @param before those that there were, by id
 */
type Also = (manager: EntityManager, ids: number[], before: Locked['shifts']) => Promise<void>;

interface Making {
  placed: typeof at;
  also: Also | undefined;
  expected: readonly (Precondition | undefined)[];
}

/** The same for whom a company lets change its plan by a right of its own: what is offered to them. */
export async function changeAs(
  administration: Administration,
  context: SchedulingContext,
  asked: readonly ShiftChange[],
  { placed, also, expected }: Making,
): Promise<number[]> {
  const before = await requireShifts(context.database.manager, administration, asked, placed);
  const atPosts = await atTheirPosts(context.database.manager, asked);
  const changes = await knowing(context.database.manager, administration, atPosts, placed);
  return context.database.transaction(async (manager) => {
    const locked = await lockForChanges(manager, before, changes);
    await requireExpected(context, manager, changes, { placed, expected });
    const inputs = changes.flatMap((change) => (change.kind === 'delete' ? [] : [change.input]));
    const refuseConflicts = await conflictGuard(manager, [...locked.shifts.values()], inputs);
    // What is still to move stands in nobody's way.
    await manager.update(ShiftEntity, { id: In(before.map(({ id }) => id)) }, { allow_overlap: true });
    const after: ShiftEntity[] = [];
    const overridden: Overridden[] = [];
    for (const [index, change] of changes.entries()) {
      after.push(await placed(index, applyChange(manager, administration, locked, change)));
    }
    for (const [index, change] of changes.entries()) {
      if (change.kind === 'delete') continue;
      const shift = after[index]!;
      const earlier = beforeOf(locked, change);
      await placed(index, settle(manager, shift, earlier));
      const reason = change.kind === 'restore' ? undefined : change.input.override_reason;
      if (await placed(index, refuseConflicts(shift, reason))) overridden.push({ shift, reason: reason! });
      if (earlier && isCorrected(earlier, shift))
        await recordCorrection(context, manager, { before: earlier, after: shift });
    }
    const ids = after.map(({ id }) => id);
    await also?.(manager, ids, locked.shifts);
    await recordShiftEvents(
      manager,
      changes.map((change, index) => ({ kind: change.kind, before: beforeOf(locked, change), after: after[index]! })),
    );
    await recordOverridden(manager, overridden);
    await endLoneSeries(manager, changes, locked);
    return ids;
  });
}

/** @throws AppError `conflict` where one of the shifts is another now than the caller takes for granted */
async function requireExpected(
  context: SchedulingContext,
  manager: EntityManager,
  changes: readonly KnownChange[],
  { placed, expected }: Pick<Making, 'placed' | 'expected'>,
): Promise<void> {
  const refusals: [number, AppError][] = [];
  for (const [index, change] of changes.entries()) {
    const judge = expected[index];
    if (!judge || change.kind === 'create' || change.kind === 'restore') continue;
    const present = await placed(index, getShift(context, change.id, manager));
    try {
      judge(present);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusals.push([index, error]);
    }
  }
  const [first] = refusals;
  const all = refusals.map(([index]) => index);
  if (first) await placed(first[0], Promise.reject(first[1]), all);
}

/** Whether a change of status changed when the employee came or went. */
const isCorrected = (before: ShiftEntity, after: ShiftEntity): boolean =>
  before.checked_in_at?.valueOf() !== after.checked_in_at?.valueOf() ||
  before.checked_out_at?.valueOf() !== after.checked_out_at?.valueOf();

/** Finds what is brought back. @throws AppError `not_found` when that is too late, or another company's */
async function knowing(
  manager: EntityManager,
  administration: Administration,
  changes: readonly ShiftChange[],
  placed: typeof at,
): Promise<KnownChange[]> {
  const ids = changes.flatMap((change) => (change.kind === 'restore' ? [change.id] : []));
  const deleted = ids.length > 0 ? await findDeleted(manager, ids) : [];
  const own = deleted.filter(({ company_id }) => administers(administration, company_id));
  const rows = new Map(own.map((row) => [row.id, row]));
  await requireAll(
    changes.map((change) => change.kind !== 'restore' || rows.has(change.id)),
    placed,
  );
  return changes.map((change) => {
    if (change.kind !== 'restore') return change;
    const { employee_id: employee, start_time, end_time } = rows.get(change.id)!;
    return { ...change, input: { employee, start_time, end_time } };
  });
}

/** @param there of each change, whether its shift is @throws AppError `not_found` */
async function requireAll(there: readonly boolean[], placed: typeof at): Promise<void> {
  const missing = there.flatMap((is, index) => (is ? [] : [index]));
  const [first] = missing;
  if (first !== undefined) await placed(first, Promise.reject(notFound()), missing);
}

/** A shift does not repeat any more when no other is left of its series. */
async function endLoneSeries(manager: EntityManager, changes: readonly KnownChange[], { shifts }: Locked) {
  const ids = changes.flatMap((change) => (change.kind === 'delete' ? (shifts.get(change.id)?.series_id ?? []) : []));
  if (ids.length > 0) await endSeries(manager, ids);
}

/** The shifts that are changed, each of which must be there and the caller's. @throws AppError `not_found` */
export async function requireShifts(
  manager: EntityManager,
  administration: Administration,
  changes: readonly ShiftChange[],
  placed = unplaced,
): Promise<ShiftEntity[]> {
  const ids = changes.map((change) => (change.kind === 'create' || change.kind === 'restore' ? undefined : change.id));
  const shifts = await manager.findBy(ShiftEntity, { id: In(ids.filter((id) => id !== undefined)) });
  const found = new Set(shifts.filter((shift) => administers(administration, shift.company_id)).map(({ id }) => id));
  await requireAll(
    ids.map((id) => id === undefined || found.has(id)),
    placed,
  );
  return shifts;
}

/** Of one change alone, a refusal says nothing of its place. */
export const unplaced: typeof at = (_, work) => work;

/**
 * A refusal of one of several changes says which one it is.
 * @param all those that are refused alike, this one too
 */
async function at<T>(index: number, work: Promise<T>, all: readonly number[] = [index]): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, reason, fields, body } = error;
    if (!fields) throw new AppError(code, reason ?? message, { body: { ...body, change: index, changes: all } });
    const places = Array.from({ length: index + 1 }, (_, place): FieldErrors => (place === index ? fields : {}));
    throw validationError({ changes: places });
  }
}

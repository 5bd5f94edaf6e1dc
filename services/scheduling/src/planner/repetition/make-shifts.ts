import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import type { PlannedShift, ShiftBatch } from '@portfolio/contracts/scheduling';
import { iso } from '@portfolio/service-kit/database';
import type { EntityManager } from 'typeorm';
import type { SchedulingContext } from '../../context.ts';
import { isPlannable } from '../../shared/sql/expressions.ts';
import { detailsOf } from '../../shifts/columns.ts';
import { recordShiftEvents } from '../../shifts/shift-events.ts';
import { ShiftEntity } from '../../shifts/shift.entity.ts';
import { judgeDrafts, type Draft, type KnownShift } from './judge-drafts.ts';
import { conflictsOf, type Id, type Qualification } from '@portfolio/planning/conflicts';
import { asAnswered, type Foreseen } from '../../shifts/foresee.ts';
import { requiredOf } from '../../shifts/sites.ts';
import { planAround } from '../conflicts/beyond.ts';
import { judgedEmployees, plansOf } from '../conflicts/plan.ts';

/**
 * What the rules of the company say to those that can be made otherwise, all of them together: they warn, or refuse. Overlaps
 * are judged already.
 * @param without shifts that go
 */
async function judgedByRules(
  manager: EntityManager,
  shifts: readonly PlannedShift[],
  without?: ReadonlySet<number>,
): Promise<PlannedShift[]> {
  const places = shifts.flatMap((shift, index) => (shift.state === 'made' ? [{ shift, index }] : []));
  if (places.length === 0) return [...shifts];
  const ids = [...new Set(places.map(({ shift }) => shift.employee_id))];
  const people = await judgedEmployees(manager, ids);
  const required = await requiredOf(
    manager,
    places.map(({ shift }) => shift),
  );
  const planned = places.map(({ shift, index }) => foreseen(shift, index, required(shift)));
  const times = places.map(({ shift }) => shift);
  const { employees, shifts: known } = await planAround(manager, people, times, [...(without ?? [])]);
  const all: Foreseen[] = [...known, ...planned];
  const byId = new Map<Id, Foreseen>(all.map((shift) => [shift.id, shift]));
  const indexes = new Map<Id, number>(places.map(({ index }) => [draftId(index), index]));
  const conflicts = plansOf(employees, all)
    .flatMap((plan) => conflictsOf({ ...plan, planned: new Set(indexes.keys()) }))
    .filter(({ code }) => code !== 'overlap')
    .map((conflict) => asAnswered(conflict, indexes.get(conflict.shift)!, byId));
  const byIndex = Map.groupBy(conflicts, ({ change }) => change);
  return shifts.map((shift, index): PlannedShift => {
    const own = byIndex.get(index) ?? [];
    const isRefused = own.some(({ severity }) => severity === 'refusal');
    return { ...shift, ...(isRefused && { state: 'refused', reason: 'rule' }), conflicts: own };
  });
}

const draftId = (index: number): Id => `draft ${index}`;

const foreseen = (shift: PlannedShift, index: number, qualifications: Qualification[]): Foreseen => ({
  id: draftId(index),
  employee: shift.employee_id,
  client_name: shift.client_name,
  start_time: shift.start_time,
  end_time: shift.end_time,
  time_zone: shift.time_zone,
  status: 'scheduled',
  allow_overlap: shift.allow_overlap,
  qualifications,
});

export interface BatchOptions {
  /** Nothing is written. */
  preview?: boolean | undefined;
  /** What is refused is left out; otherwise it keeps everything from being made. */
  skip?: boolean | undefined;
  /** Begins the series of which the shifts are part. @returns its id */
  series?: ((manager: EntityManager) => Promise<number>) | undefined;
  /** Shifts that go for them, once they are made: these stand in nobody's way. */
  replaces?: { ids: ReadonlySet<number>; remove(): Promise<void> } | undefined;
}

/**
 * Makes shifts of one company together, at the rates of today. What is there already is not made again, so asking twice
 * is safe, also at the same time: employees are locked while their shifts are judged and made, as everywhere where shifts
 * are planned.
 * @returns what became of each; nothing is written when one is refused and not to be skipped
 */
export const makeShifts = (
  { database }: SchedulingContext,
  company: number,
  drafts: readonly Draft[],
  options: BatchOptions,
): Promise<ShiftBatch> =>
  options.preview
    ? makeIn(database.manager, company, drafts, options)
    : database.transaction((manager) => makeIn(manager, company, drafts, options));

/** The same, in a transaction of which it is part. */
export async function makeIn(
  manager: EntityManager,
  company: number,
  drafts: readonly Draft[],
  { preview, skip, series, replaces }: BatchOptions,
): Promise<ShiftBatch> {
  const { shifts, rates } = await judged(manager, drafts, { lock: !preview, without: replaces?.ids });
  if (preview || (!skip && shifts.some(({ state }) => state === 'refused'))) return { saved: false, shifts };
  await replaces?.remove();
  const made = toMake(shifts);
  const shared = { company_id: company, series_id: series && made.length > 0 ? await series(manager) : null };
  const ids = await insert(manager, shared, made, rates);
  return { saved: true, shifts: shifts.map((shift) => ({ ...shift, id: ids.get(shift) ?? shift.id })) };
}

const toMake = (shifts: readonly PlannedShift[]) => shifts.filter(({ state }) => state === 'made');

interface Judging {
  lock: boolean;
  /** Shifts that go. */
  without: ReadonlySet<number> | undefined;
}

async function judged(manager: EntityManager, drafts: readonly Draft[], { lock, without }: Judging) {
  const idsOf = (key: 'employee_id' | 'client_id') => [...new Set(drafts.map((draft) => draft[key]))];
  const employees = await manager.query<{ id: number; can_be_planned: boolean; hourly_rate: string }[]>(
    `SELECT id, ${isPlannable} AS can_be_planned, hourly_rate FROM employee WHERE id = ANY ($1) ORDER BY id ${lock ? 'FOR NO KEY UPDATE' : ''}`,
    [idsOf('employee_id')],
  );
  const clients = await manager.query<{ id: number }[]>(
    "SELECT id FROM client WHERE id = ANY ($1) AND status = 'inactive'",
    [idsOf('client_id')],
  );
  const fitting = judgeDrafts(drafts, {
    shifts: (await shiftsAround(manager, drafts)).filter(({ id }) => !without?.has(id)),
    inactiveClients: new Set(clients.map(({ id }) => id)),
    inactiveEmployees: new Set(employees.filter((employee) => !employee.can_be_planned).map(({ id }) => id)),
  });
  const shifts = await judgedByRules(manager, fitting, without);
  return { shifts, rates: new Map(employees.map(({ id, hourly_rate }) => [id, hourly_rate])) };
}

/** What the employees of drafts have at the time already. */
async function shiftsAround(manager: EntityManager, drafts: readonly Draft[]): Promise<KnownShift[]> {
  const ends = drafts.map(({ end_time }) => end_time).toSorted();
  const starts = drafts.map(({ start_time }) => start_time).toSorted();
  // No shift is longer than 48 hours, so the index on the start finds what still runs.
  return manager.query<KnownShift[]>(
    `SELECT shift.id, shift.client_id, client.name AS client_name, shift.location_id, shift.employee_id,
       ${iso('shift.start_time')} AS start_time, ${iso('shift.end_time')} AS end_time
     FROM shift JOIN client ON client.id = shift.client_id
     WHERE shift.employee_id = ANY ($1) AND shift.status <> 'cancelled'
       AND shift.start_time > $2::timestamptz - interval '48 hours' AND shift.start_time < $3 AND shift.end_time > $2
     ORDER BY shift.start_time, shift.id`,
    [[...new Set(drafts.map(({ employee_id }) => employee_id))], starts[0] ?? null, ends.at(-1) ?? null],
  );
}

async function insert(
  manager: EntityManager,
  shared: Pick<ShiftEntity, 'company_id' | 'series_id'>,
  shifts: readonly PlannedShift[],
  rates: ReadonlyMap<number, string>,
): Promise<Map<PlannedShift, number>> {
  if (shifts.length === 0) return new Map();
  const rows = shifts.map((shift) => ({
    ...shared,
    series_date: shared.series_id === null ? null : dayOf(shift),
    client_id: shift.client_id,
    location_id: shift.location_id,
    post_id: shift.post_id,
    employee_id: shift.employee_id,
    ...detailsOf(shift),
    start_time: new Date(shift.start_time),
    end_time: new Date(shift.end_time),
    hourly_pay_rate: rates.get(shift.employee_id)!,
  }));
  const { identifiers } = await manager.insert(ShiftEntity, rows);
  await recordShiftEvents(
    manager,
    rows.map((after) => ({ kind: 'create', after })),
  );
  return new Map(shifts.map((shift, index) => [shift, Number(identifiers[index]!['id'])]));
}

/** The day on which a shift starts where it is worked. */
export const dayOf = (shift: PlannedShift): string =>
  toCalendarDate(parseAbsolute(shift.start_time, shift.time_zone)).toString();

import type { ShiftChange, ShiftConflict } from '@portfolio/contracts/scheduling';
import { conflictsOf, type Conflict, type Id, type PlannedShift } from '@portfolio/planning/conflicts';
import { administers, requireAdministration } from '../company/administration.ts';
import type { SchedulingContext } from '../context.ts';
import { planAround } from '../planner/conflicts/beyond.ts';
import { judgedEmployees, plansOf } from '../planner/conflicts/plan.ts';
import { requireShifts } from './change-shifts.ts';
import type { ShiftEntity } from './shift.entity.ts';
import { atTheirPosts, placeAfter, sitesOf, type Site } from './sites.ts';
import { doesNotExist } from '../shared/writes.ts';

export type Foreseen = PlannedShift & { client_name: string };

/**
 * What would speak against several changes of shifts, without making them; one without any fields asks about a shift as
 * it is. What is no shift at all is left to the change itself.
 * @throws AppError `not_found`; `validation` for an employee of nobody's or another's
 */
export async function foreseeConflicts(
  context: SchedulingContext,
  asked: readonly ShiftChange[],
): Promise<ShiftConflict[]> {
  const administration = await requireAdministration(context);
  const { manager } = context.database;
  const changes = await atTheirPosts(manager, asked);
  const before = new Map(
    (await requireShifts(manager, administration, changes)).map((shift) => [shift.id, shift] as const),
  );
  const wanted = changes.map((change, index) => merged(change, index, before));
  const places = wanted.filter((shift) => shift !== undefined);
  if (places.length === 0) return [];

  const workers = [...new Set(places.map(({ employee }) => employee))];
  const judged = (await judgedEmployees(manager, workers)).filter(({ company }) =>
    administers(administration, company),
  );
  const known = new Set(judged.map(({ id }) => id));
  const unknown = workers.find((id) => !known.has(id));
  if (unknown !== undefined) throw doesNotExist('employee', unknown);

  const sites = await sitesOf(manager, administration, places);
  const { employees, shifts: others } = await planAround(manager, judged, places, [...before.keys()]);
  const planned = places.map((shift, index): Foreseen => ({ ...shift, ...siteAt(sites, index) }));
  const shifts = [...others, ...planned];
  const byId = new Map<Id, Foreseen>(shifts.map((shift) => [shift.id, shift]));
  const positions = new Map<Id, number>(wanted.flatMap((shift, index) => (shift ? [[shift.id, index] as const] : [])));
  const ids = new Set(planned.map(({ id }) => id));
  return plansOf(employees, shifts)
    .flatMap((plan) => conflictsOf({ ...plan, planned: ids }))
    .map((conflict) => asAnswered(conflict, positions.get(conflict.shift)!, byId));
}

/** @returns undefined for a shift that is deleted, or comes back from it */
function merged(change: ShiftChange, index: number, before: ReadonlyMap<number, ShiftEntity>) {
  if (change.kind === 'delete' || change.kind === 'restore') return undefined;
  const id: Id = change.kind === 'create' ? `new ${index}` : change.id;
  const known = change.kind === 'update' ? before.get(change.id) : undefined;
  const { input } = change;
  return {
    id,
    ...placeAfter(known ?? { client_id: input.client!, location_id: null, post_id: null }, input),
    employee: input.employee ?? known!.employee_id,
    start_time: input.start_time ?? known!.start_time.toISOString(),
    end_time: input.end_time ?? known!.end_time.toISOString(),
    status: input.status ?? known?.status ?? 'scheduled',
    allow_overlap: input.allow_overlap ?? known?.allow_overlap ?? false,
  };
}

const siteAt = (sites: readonly Site[], index: number): Site =>
  sites[index] ?? { client_name: '', time_zone: 'UTC', qualifications: [] };

const nothing = {
  other: null,
  from: null,
  until: null,
  qualifications: [],
  hours: null,
  days: null,
  limit: null,
  week: null,
  first: null,
  last: null,
};

/** A conflict as the wire has it. */
export function asAnswered(conflict: Conflict, change: number, shifts: ReadonlyMap<Id, Foreseen>): ShiftConflict {
  const { shift: _, ...found } = conflict;
  const parameters = {
    ...found,
    ...('qualifications' in found && { qualifications: found.qualifications.map(({ name }) => name) }),
    ...('other' in found && { other: otherOf(shifts.get(found.other)!) }),
  };
  return { ...nothing, change, ...(parameters as Pick<ShiftConflict, 'code' | 'severity'>) };
}

const otherOf = ({ id, client_name, start_time, end_time }: Foreseen) => ({
  id: typeof id === 'number' ? id : null,
  client_name,
  start_time,
  end_time,
});

import type { PlannedShift } from '@portfolio/contracts/scheduling';
import { conflictsOf, type Id, type Qualification } from '@portfolio/planning/conflicts';
import type { EntityManager } from 'typeorm';
import { asAnswered, type Foreseen } from '../../shifts/foresee.ts';
import { requiredOf } from '../../shifts/sites.ts';
import { planAround } from '../conflicts/beyond.ts';
import { judgedEmployees, plansOf } from '../conflicts/plan.ts';

/**
 * What the rules of the company say to those that can be made otherwise, all of them together: they warn, or refuse. Overlaps
 * are judged already.
 * @param without shifts that go
 */
export async function judgedByRules(
  manager: EntityManager,
  shifts: readonly PlannedShift[],
  without?: ReadonlySet<number>,
): Promise<PlannedShift[]> {
  const places = shifts.flatMap((shift, index) => (shift.state === 'made' ? [{ shift, index }] : []));
  if (places.length === 0) return [...shifts];
  const ids = [...new Set(places.map(({ shift }) => shift.employee_id))];
  const judged = await judgedEmployees(manager, ids);
  const required = await requiredOf(
    manager,
    places.map(({ shift }) => shift),
  );
  const planned = places.map(({ shift, index }) => foreseen(shift, index, required(shift)));
  const times = places.map(({ shift }) => shift);
  const { employees, shifts: known } = await planAround(manager, judged, times, [...(without ?? [])]);
  const all: Foreseen[] = [...known, ...planned];
  const byId = new Map<Id, Foreseen>(all.map((shift) => [shift.id, shift]));
  const indexes = new Map<Id, number>(places.map(({ index }) => [draftId(index), index]));
  const conflicts = plansOf(employees, all)
    .flatMap((plan) => conflictsOf(plan))
    .filter(({ shift, code }) => indexes.has(shift) && code !== 'overlap')
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

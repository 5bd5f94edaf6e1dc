import { useShiftConflicts, type ToldConflict } from '../planner/conflicts/use-shift-conflicts.ts';
import type { ShiftChange } from '../generated/graphql.ts';
import { faultsIn, inputOf, type ShiftValues } from './shift-values.ts';
import type { ShiftForm } from './use-shift-form.ts';

/** What speaks against the shift that a form holds, while it is being filled in. */
export function usePlannedConflicts(id: string | undefined, form: ShiftForm): readonly ToldConflict[] {
  const values = form.hookForm.watch();
  return useShiftConflicts(changeOf(id, values, values.zone), values.zone || 'UTC');
}

/** @returns undefined while something is missing or wrong that the form itself tells of */
function changeOf(id: string | undefined, values: ShiftValues, zone: string): ShiftChange | undefined {
  if (zone === '' || Object.values(faultsIn(values, zone)).some((fault) => fault !== undefined)) return undefined;
  const { client, location, post, employee, startTime, endTime, status, allowOverlap } = inputOf(values, zone);
  return { id: id ?? null, client, location, post, employee, startTime, endTime, status, allowOverlap };
}

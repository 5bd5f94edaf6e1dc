import { fault, type Fault } from '@portfolio/contracts/errors';
import { conflictsOf, type Conflict, type PlannedShift } from '@portfolio/planning/conflicts';
import { mapInSlices, Slices } from '@portfolio/service-kit/slices';
import type { EntityManager } from 'typeorm';
import { planAround } from '../planner/conflicts/beyond.ts';
import { judgedEmployees, plansOf } from '../planner/conflicts/plan.ts';
import { faultOf, minuteIn } from '../planner/conflicts/refuse-conflicts.ts';
import { requiredOf } from '../shifts/sites.ts';
import type { ShiftRow } from './shift-row.ts';

type Known = PlannedShift & { client_name: string; title?: string };

/** Ids of rows stand beside those of shifts, which are numbers. */
const idOf = (row: number) => `row ${row}`;

/**
 * Adds to rows what speaks against their shifts beside those that are planned and the other rows: overlaps refuse, what
 * else does is the company's to say.
 */
export async function addConflicts(manager: EntityManager, rows: readonly ShiftRow[]): Promise<void> {
  const wanted = rows.flatMap(({ row, shift, problems }) => (shift ? [{ row, shift, problems }] : []));
  if (wanted.length === 0) return;
  const ids = [...new Set(wanted.map(({ shift }) => shift.employee_id))];
  const judged = await judgedEmployees(manager, ids);
  const { employees, shifts: known } = await planAround(
    manager,
    judged,
    wanted.map(({ shift }) => shift),
  );
  const required = await requiredOf(
    manager,
    wanted.map(({ shift }) => shift),
  );
  const planned = wanted.map(({ row, shift }): Known => {
    const { employee_id: employee, start_time, end_time, time_zone, status, client_name } = shift;
    const place = { time_zone, client_name, qualifications: required(shift) };
    return { id: idOf(row), employee, start_time, end_time, status, allow_overlap: false, ...place };
  });
  const others = new Map<Known['id'], Known>([...known, ...planned].map((shift) => [shift.id, shift]));
  const rowOf = new Map(wanted.map((one) => [idOf(one.row), one]));
  const ofFile = new Set(planned.map(({ id }) => id));
  const shiftsOf = Map.groupBy([...known, ...planned], ({ employee }) => employee);
  // Shifts of one employee say nothing of another's.
  const found = await mapInSlices(employees, (employee) =>
    plansOf([employee], shiftsOf.get(employee.id) ?? []).flatMap((plan) => conflictsOf({ ...plan, planned: ofFile })),
  );
  const slices = new Slices();
  for (const conflict of found.flat()) {
    if (slices.isOver()) await slices.next();
    const row = rowOf.get(String(conflict.shift));
    // What stands already is refused no more, and of two rows only the later one is in the other's way.
    if (!row || isOfLaterRow(conflict, row.row)) continue;
    const other = 'other' in conflict ? others.get(conflict.other) : undefined;
    const field = conflict.code === 'overlap' ? 'start_time' : 'employee_name';
    row.problems.push({ field, severity: conflict.severity, fault: told(conflict, other, row.shift.time_zone) });
  }
}

const rowIn = (id: PlannedShift['id']): number | undefined =>
  typeof id === 'string' ? Number(id.slice('row '.length)) : undefined;

function isOfLaterRow(conflict: Conflict, row: number): boolean {
  if (conflict.code !== 'overlap') return false;
  const other = rowIn(conflict.other);
  return other !== undefined && other > row;
}

function told(conflict: Conflict, other: Known | undefined, zone: string): Fault {
  if (conflict.code !== 'overlap' || !other) return faultOf(conflict, zone);
  const row = rowIn(other.id);
  if (row !== undefined) return fault('import_overlaps_row', { row });
  const { time_zone, start_time, end_time, client_name } = other;
  return fault('employee_has_shift', {
    id: Number(other.id),
    shift: client_name,
    start: minuteIn(start_time, time_zone),
    end: minuteIn(end_time, time_zone),
    zone: time_zone,
  });
}

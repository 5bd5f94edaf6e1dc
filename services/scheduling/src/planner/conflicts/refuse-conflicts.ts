import { fault, type Fault } from '@portfolio/contracts/errors';
import type { RuleSeverity, ShiftInput } from '@portfolio/contracts/scheduling';
import { worsened, type Conflict } from '@portfolio/planning/conflicts';
import { validationError } from '@portfolio/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { withBeyond } from './beyond.ts';
import { judgedEmployees, judgedShifts, plansOf, spanOf, type JudgedEmployee } from './plan.ts';

/** A shift's row, as far as it is judged. */
interface Row {
  id: number;
  employee_id: number;
  start_time: Date;
  end_time: Date;
}

/**
 * @param override a reason for which what licenses forbid is planned anyway
 * @returns whether that was needed
 * @throws AppError `validation` on `employee` when the rules of the company refuse the shift as it is now
 */
export type RefuseConflicts = (shift: Row, override?: string) => Promise<boolean>;

/**
 * Remembers the plan before some changes, and judges it after them by what the rules of the company refuse. What spoke
 * against it already stays permitted, so that rules can be made stricter when plans exist. Call it with the employees'
 * rows locked, so that nobody plans for them meanwhile. Overlaps have a guard of their own.
 * @param before the shifts that are changed
 * @param inputs what shall be of those that stay or are new, as far as it is said
 */
export async function conflictGuard(
  manager: EntityManager,
  before: readonly Row[],
  inputs: readonly Partial<Pick<ShiftInput, 'employee' | 'start_time' | 'end_time'>>[],
): Promise<RefuseConflicts> {
  if (inputs.length === 0) return async () => false;
  const ids = [...before.map((shift) => shift.employee_id), ...inputs.map(({ employee }) => employee)];
  const judgedBy = (await judgedEmployees(manager, defined(ids))).filter(isRefusing);
  if (judgedBy.length === 0) return async () => false;
  const times = [...before, ...inputs].flatMap(({ start_time, end_time }) => [start_time, end_time]);
  const span = spanOf(defined(times), judgedBy);
  const employees = await withBeyond(manager, judgedBy, span);
  const planned = () =>
    judgedShifts(
      manager,
      employees.map(({ id }) => id),
      span,
    );
  const shiftsBefore = await planned();
  const judged = async (): Promise<Conflict[]> => {
    const after = plansOf(employees, await planned());
    return plansOf(employees, shiftsBefore)
      .flatMap((plan, index) => worsened(plan, after[index]!))
      .filter(({ code, severity }) => code !== 'overlap' && severity === 'refusal');
  };
  let found: Promise<Conflict[]> | undefined;
  return async ({ id, employee_id }, override) => {
    // All changes have been made when the first one is judged.
    const conflicts = (await (found ??= judged())).filter(({ shift }) => shift === id);
    // That a license is not valid is said last: whoever then gives a reason for it has nothing else against them.
    const conflict =
      conflicts.find(({ code }) => code !== 'license_expired') ?? (override === undefined ? conflicts[0] : undefined);
    if (conflict) throw validationError({ employee: [faultOf(conflict, zoneOf(employees, employee_id))] });
    return conflicts.length > 0;
  };
}

const defined = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);

const isRefusing = ({ rules, unavailability }: JudgedEmployee): boolean =>
  unavailability.some(({ time_off }) => time_off === 'approved') ||
  Object.values<RuleSeverity | number>(rules).includes('refusal');

const zoneOf = (employees: readonly JudgedEmployee[], employee: number): string =>
  employees.find(({ id }) => id === employee)?.time_zone ?? 'UTC';

/** A conflict as the fault of a field; its times are the company's. */
export function faultOf(conflict: Conflict, zone: string): Fault {
  switch (conflict.code) {
    case 'overlap':
      return fault('employee_busy');
    case 'outside_availability':
    case 'time_off': {
      const [start, end] = [minuteIn(conflict.from, zone), minuteIn(conflict.until, zone)];
      return fault(conflict.code === 'time_off' ? 'employee_time_off' : 'employee_unavailable', { start, end, zone });
    }
    case 'qualification_missing':
      return fault('employee_unqualified', { names: conflict.qualifications.map(({ name }) => name).join(', ') });
    case 'license_expired': {
      const names = conflict.qualifications.map(({ name }) => name).join(', ');
      return fault('employee_license', { names, day: conflict.first });
    }
    case 'short_rest':
      return fault('employee_rests', { hours: rounded(conflict.hours), min: conflict.limit });
    case 'week_hours':
      return fault('employee_week', { hours: rounded(conflict.hours), max: conflict.limit, week: conflict.week });
    case 'short_shift':
      return fault('employee_short_shift', { hours: rounded(conflict.hours), min: conflict.limit });
    case 'month_hours':
    case 'year_hours': {
      const period = conflict.first.slice(0, conflict.code === 'month_hours' ? 7 : 4);
      return fault('employee_period', { hours: rounded(conflict.hours), max: conflict.limit, period });
    }
    case 'average_hours': {
      const { hours, limit: max, first, last } = conflict;
      return fault('employee_average', { hours: rounded(hours), max, first, last });
    }
    case 'few_sundays': {
      const { days, limit: min, first } = conflict;
      return fault('employee_sundays', { days, min, month: first.slice(0, 7) });
    }
    case 'days_in_row': {
      const { days, limit: max, first, last } = conflict;
      return fault('employee_row', { days, max, first, last });
    }
  }
}

const rounded = (hours: number): number => Math.round(hours * 100) / 100;

/** `2026-03-02 09:00`, as every sentence of a refused shift has its times. */
export const minuteIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));

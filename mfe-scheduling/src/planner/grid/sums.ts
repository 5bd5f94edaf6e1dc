import { scheduling } from '@portfolio/contracts/scheduling';
import { centsOf } from '../demand/figures.ts';
import { dayOf, mondayOf } from './calendar.ts';
import type { Placed, ScheduledShift, Sums } from './grid.types.ts';

/** What is cancelled or was missed is not worked. */
const isWorked = ({ status }: ScheduledShift): boolean => status !== 'CANCELLED' && status !== 'MISSED';

/**
 * Hours of each shift beyond those of a week without overtime, by the shift's id. Weeks begin on Monday;
 * a shift belongs to the day of its site on which it starts, as in payroll.
 * @param shifts of whole weeks, in the order of their start
 */
export function overtimeOf(
  shifts: readonly ScheduledShift[],
  zoneOf: (shift: ScheduledShift) => string,
): Map<string, number> {
  const worked = new Map<string, number>();
  const overtime = new Map<string, number>();
  for (const shift of shifts) {
    if (!isWorked(shift)) continue;
    const week = `${shift.employeeId} ${mondayOf(dayOf(shift.startTime, zoneOf(shift))).toString()}`;
    const before = worked.get(week) ?? 0;
    worked.set(week, before + shift.hours);
    const beyond = Math.min(shift.hours, before + shift.hours - scheduling.overtimeAfterHours);
    if (beyond > 0) overtime.set(shift.id, beyond);
  }
  return overtime;
}

export const noSums: Sums = { hours: 0, cost: 0, overtime: 0 };

/** Sums of what starts in these cells: pay is rounded once per shift, so cents add up to the cent. */
export function sumsOf(placed: Iterable<Placed>, overtime: ReadonlyMap<string, number>): Sums {
  const sums = { ...noSums };
  for (const { shift, continues } of placed) {
    if (continues || !isWorked(shift)) continue;
    sums.hours += shift.hours;
    sums.cost += centsOf(shift.pay);
    sums.overtime += overtime.get(shift.id) ?? 0;
  }
  return sums;
}

export const sumOf = (all: readonly Sums[]): Sums =>
  all.reduce(
    (sum, { hours, cost, overtime }) => ({
      hours: sum.hours + hours,
      cost: sum.cost + cost,
      overtime: sum.overtime + overtime,
    }),
    noSums,
  );

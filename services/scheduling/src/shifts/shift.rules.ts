import type { ShiftStatus } from '@portfolio/contracts/scheduling';

/** A stretch of time and, where the employee has recorded them, when work really began and ended. */
export interface WorkedTime {
  start_time: Date;
  end_time: Date;
  checked_in_at: Date | null;
  checked_out_at: Date | null;
}

const millisecondsPerHour = 3_600_000;

/**
 * Milliseconds that are paid: between check-in and check-out where both exist, else the scheduled time (readings.md,
 * "where payments come from"). Elapsed time, so a night with a clock change counts what was really worked.
 */
export function paidMilliseconds(shift: WorkedTime): number {
  const { start_time, end_time, checked_in_at, checked_out_at } = shift;
  return checked_in_at && checked_out_at
    ? checked_out_at.getTime() - checked_in_at.getTime()
    : end_time.getTime() - start_time.getTime();
}

/** Hours as a number with at most six decimals, enough that rate × hours gives the same cents as {@link payFor}. */
export function hoursOf(milliseconds: number): number {
  return Number((milliseconds / millisecondsPerHour).toFixed(6));
}

/**
 * `rate` × elapsed time, rounded once, half up, to cents (readings.md, "Rules that the text leaves to the server").
 * @param rate dollars an hour with two decimals, `"15.00"`
 * @returns dollars with two decimals, `"120.00"`
 */
export function payFor(rate: string, milliseconds: number): string {
  const product = centsOf(rate) * BigInt(milliseconds);
  const perHour = BigInt(millisecondsPerHour);
  return dollarsOf((2n * product + perHour) / (2n * perHour));
}

/** `"15.00"` → `1500n`. */
export function centsOf(dollars: string): bigint {
  return BigInt(dollars.replace('.', ''));
}

/** `1500n` → `"15.00"`; never negative here. */
export function dollarsOf(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Check-in is "allowed only when status is scheduled and not yet checked in" (scheduling.md §4). */
export function mayCheckIn(shift: { status: ShiftStatus; checked_in_at: Date | null }): boolean {
  return shift.status === 'scheduled' && !shift.checked_in_at;
}

/** Check-out is "allowed only when checked in, not checked out, and status is in_progress" (scheduling.md §4). */
export function mayCheckOut(shift: {
  status: ShiftStatus;
  checked_in_at: Date | null;
  checked_out_at: Date | null;
}): boolean {
  return shift.status === 'in_progress' && Boolean(shift.checked_in_at) && !shift.checked_out_at;
}

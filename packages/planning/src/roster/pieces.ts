import { monthOf, sundayOf, weekdayOf, weekOf } from '../conflicts/days.ts';
import { dayNumberAt, stretchesOf } from '../conflicts/zones.ts';
import type { PlannedShift } from '../conflicts/index.ts';
import type { Piece } from './judge.ts';

/** The times of a shift in numbers. */
export function timesOf({
  start_time,
  end_time,
  time_zone,
}: Pick<PlannedShift, 'start_time' | 'end_time' | 'time_zone'>): Piece {
  const [start, end] = [Date.parse(start_time), Date.parse(end_time)];
  const day = dayNumberAt(start, time_zone);
  const last = dayNumberAt(end - 1, time_zone);
  return { start, end, day, week: weekOf(day), month: monthOf(day), sunday: sundayOf(day, last) };
}

const hour = 3_600_000;

/** Whether a shift is one of the night, with three hours or more between 22:00 and 06:00, and whether it starts on a weekend. */
export function daysOf({ start, end, day }: Piece, zone: string): { isNight: boolean; isWeekend: boolean } {
  let night = 0;
  for (let date = day - 1; date <= day + 2; date++) {
    for (const part of stretchesOf(date, zone)) {
      const midnight = date * 24 * hour - part.offset;
      for (const [from, until] of [
        [midnight, midnight + 6 * hour],
        [midnight + 22 * hour, midnight + 24 * hour],
      ] as const) {
        night += Math.max(0, Math.min(until, end, part.end) - Math.max(from, start, part.start));
      }
    }
  }
  return { isNight: night >= 3 * hour, isWeekend: weekdayOf(day) >= 5 };
}

/** Hours of each week. */
export function hoursByWeek(pieces: readonly Piece[]): Map<number, number> {
  const hours = new Map<number, number>();
  for (const { week, start, end } of pieces) hours.set(week, (hours.get(week) ?? 0) + (end - start) / hour);
  return hours;
}

/** What somebody did with these shifts, on average of a week. */
export function pastOf(shifts: readonly Parameters<typeof timesOf>[0][], weeks: number) {
  let [hours, nights, weekends] = [0, 0, 0];
  for (const shift of shifts) {
    const piece = timesOf(shift);
    const { isNight, isWeekend } = daysOf(piece, shift.time_zone);
    hours += (piece.end - piece.start) / hour;
    if (isNight) nights++;
    if (isWeekend) weekends++;
  }
  return { hours: hours / weeks, nights: nights / weeks, weekends: weekends / weeks };
}

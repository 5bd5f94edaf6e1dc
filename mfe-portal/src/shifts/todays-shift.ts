import { dayIn } from '@portfolio/remote-kit/times';

/** What decides whether a shift is today's. Times are ISO 8601, `date` is the day it starts: `YYYY-MM-DD`. */
export interface DatedShift {
  date: string;
  timeZone: string;
  startTime: string;
  endTime: string;
  status: string;
}

/**
 * Today's shift: the earliest start time among {@link isTodays | today's} (scheduling.md §4). A cancelled shift is nobody's
 * task today.
 */
export function todaysShift<Shift extends DatedShift>(
  shifts: readonly Shift[],
  now: Date,
  zone?: string,
): Shift | undefined {
  return shifts
    .filter(({ status }) => status !== 'CANCELLED')
    .filter((shift) => isTodays(shift, now, zone))
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))[0];
}

/**
 * Dated today, or begun before and still running (readings.md).
 * @param zone in which days are counted, also those of `date`; else each shift's own
 */
export const isTodays = (shift: DatedShift, now: Date, zone?: string): boolean =>
  shift.date === dayIn(zone ?? shift.timeZone, now) || stillRuns(shift, now);

const stillRuns = ({ startTime, endTime, status }: DatedShift, now: Date): boolean => {
  const begun = Date.parse(startTime) <= now.getTime();
  // One who is checked in is at work until the check-out, also after the end.
  return begun && (status === 'IN_PROGRESS' || (status === 'SCHEDULED' && Date.parse(endTime) > now.getTime()));
};

/** The nearest shift that is still to begin. */
export const nextShift = <Shift extends DatedShift>(shifts: readonly Shift[], now: Date): Shift | undefined =>
  shifts
    .filter(({ status, startTime }) => status === 'SCHEDULED' && Date.parse(startTime) > now.getTime())
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))[0];

/** What decides whether a shift is today's. Times are ISO 8601, `date` is the day it starts: `YYYY-MM-DD`. */
export interface DatedShift {
  date: string;
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
  today: string,
  now: Date,
): Shift | undefined {
  return shifts
    .filter(({ status }) => status !== 'CANCELLED')
    .filter((shift) => isTodays(shift, today, now))
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))[0];
}

/** Dated today, or begun before and still running (readings.md). */
export const isTodays = (shift: DatedShift, today: string, now: Date): boolean =>
  shift.date === today || stillRuns(shift, now);

const stillRuns = ({ startTime, endTime, status }: DatedShift, now: Date): boolean => {
  const begun = Date.parse(startTime) <= now.getTime();
  // One who is checked in is at work until the check-out, also after the end.
  return begun && (status === 'IN_PROGRESS' || (status === 'SCHEDULED' && Date.parse(endTime) > now.getTime()));
};

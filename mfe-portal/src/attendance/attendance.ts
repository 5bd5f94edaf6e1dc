import { graphql, type DocumentType } from '../generated/index.ts';

/** What a check-in or check-out changes. Not `date`: those calls know no time zone and tell it in UTC. */
const fragment = graphql(`
  fragment Attendance on PortalShift {
    id
    status
    checkedIn
    checkedOut
    checkedInAt
    checkedOutAt
    durationHours
    pay
    lateMinutes
    absence
  }
`);

type Attendance = DocumentType<typeof fragment>;

export type Action = 'checkIn' | 'checkOut';

/** What decides what a guard may do with a shift. Times are ISO 8601. */
export interface Attended extends Pick<Attendance, 'status' | 'checkedIn' | 'checkedOut'> {
  endTime: string;
  checkInFrom: string;
  checkOutUntil: string;
}

/**
 * What its employee may do with a shift (scheduling.md §4): check in "only when status is scheduled and not yet checked in",
 * check out "only when checked in, not checked out, and status is in_progress". The service decides in the end.
 */
export function actionOn({
  status,
  checkedIn,
  checkedOut,
}: Omit<Attended, 'endTime' | 'checkInFrom' | 'checkOutUntil'>): Action | undefined {
  if (status === 'SCHEDULED' && !checkedIn) return 'checkIn';
  if (status === 'IN_PROGRESS' && checkedIn && !checkedOut) return 'checkOut';
  return undefined;
}

/** Why what §4 allows is not possible at `now`: the hours that the company allows. Undefined while it is. */
export function outsideHours(shift: Attended, now: Date): 'early' | 'late' | 'over' | undefined {
  const isPast = (time: string): boolean => Date.parse(time) < now.getTime();
  if (actionOn(shift) === 'checkOut') return isPast(shift.checkOutUntil) ? 'late' : undefined;
  if (!isPast(shift.checkInFrom)) return 'early';
  return isPast(shift.endTime) ? 'over' : undefined;
}

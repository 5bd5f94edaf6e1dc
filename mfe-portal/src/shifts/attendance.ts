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
  }
`);

type Attendance = DocumentType<typeof fragment>;
type Action = 'checkIn' | 'checkOut';

/**
 * What its employee may do with a shift (scheduling.md §4): check in "only when status is scheduled and not yet checked in",
 * check out "only when checked in, not checked out, and status is in_progress". The service decides in the end.
 */
export function actionOn({
  status,
  checkedIn,
  checkedOut,
}: Pick<Attendance, 'status' | 'checkedIn' | 'checkedOut'>): Action | undefined {
  if (status === 'SCHEDULED' && !checkedIn) return 'checkIn';
  if (status === 'IN_PROGRESS' && checkedIn && !checkedOut) return 'checkOut';
  return undefined;
}

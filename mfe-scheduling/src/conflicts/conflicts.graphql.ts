import { graphql } from '../generated/index.ts';

/** What would speak against shifts, as they are or as they shall be. */
export const ShiftConflicts = graphql(`
  query ShiftConflicts($changes: [ShiftChange!]!) {
    shiftConflicts(changes: $changes) {
      code
      severity
      other {
        id
        clientName
        startTime
        endTime
      }
      from
      until
      qualifications
      hours
      days
      limit
      week
      first
      last
    }
  }
`);

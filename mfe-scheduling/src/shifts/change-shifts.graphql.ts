import { graphql } from '../generated/index.ts';

/** Together or not at all; answers their ids in the same order. */
export const ChangeShifts = graphql(`
  mutation ChangeShifts($changes: [ShiftChange!]!, $seen: [ShiftChanges]) {
    changeShifts(changes: $changes, seen: $seen)
  }
`);

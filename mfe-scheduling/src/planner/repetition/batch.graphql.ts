import { graphql, type DocumentType } from '../../generated/index.ts';

export const RepeatShift = graphql(`
  mutation RepeatShift($id: ID!, $input: ShiftRepetition!) {
    repeatShift(id: $id, input: $input) {
      ...Batch
    }
  }
`);

export const UpdateFollowingShifts = graphql(`
  mutation UpdateFollowingShifts($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) {
    updateFollowingShifts(id: $id, input: $input, seen: $seen)
  }
`);

export const DeleteFollowingShifts = graphql(`
  mutation DeleteFollowingShifts($id: ID!) {
    deleteFollowingShifts(id: $id)
  }
`);

const batch = graphql(`
  fragment Batch on ShiftBatch {
    saved
    shifts {
      id
      title
      clientId
      clientName
      locationId
      locationName
      employeeId
      employeeName
      startTime
      endTime
      notes
      allowOverlap
      state
      reason
      overlapped {
        clientName
        startTime
        endTime
      }
      conflicts {
        ...AnsweredConflict
      }
    }
  }
`);

/** What became of shifts that are planned together, or would. */
export type Batch = DocumentType<typeof batch>;
export type BatchShift = Batch['shifts'][number];

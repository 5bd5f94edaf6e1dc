import { graphql } from '../../generated/index.ts';

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

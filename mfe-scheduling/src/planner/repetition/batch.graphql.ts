import { graphql, type DocumentType } from '../../generated/index.ts';

export const RepeatShift = graphql('mutation RepeatShift { repeatShift { ...Batch } }');
export const UpdateFollowingShifts = graphql('mutation UpdateFollowingShifts { updateFollowingShifts }');
export const DeleteFollowingShifts = graphql('mutation DeleteFollowingShifts { deleteFollowingShifts }');

const batch = graphql(`
  fragment Batch on ShiftBatch {
    saved
    shifts {
      ...all
      overlapped {
        ...all
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

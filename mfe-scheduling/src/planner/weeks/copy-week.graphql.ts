import { graphql } from '../../generated/index.ts';

export const CopyWeek = graphql(`
  mutation CopyWeek($input: WeekCopy!) {
    copyWeek(input: $input) {
      ...Batch
    }
  }
`);

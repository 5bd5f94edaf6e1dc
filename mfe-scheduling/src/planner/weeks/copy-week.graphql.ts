import { graphql } from '../../generated/index.ts';

export const CopyWeek = graphql('mutation CopyWeek { copyWeek { ...Batch } }');

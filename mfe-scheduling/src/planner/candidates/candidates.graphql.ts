import { graphql, type DocumentType } from '../../generated/index.ts';

export const Candidates = graphql(`
  query Candidates($shift: ID, $post: ID, $start: DateTime, $end: DateTime) {
    candidates(shift: $shift, post: $post, start: $start, end: $end) {
      timeZone
      results {
        employeeId
        name
        standing
        conflicts {
          ...AnsweredConflict
        }
        hours
        overtime
        cost
        here
        wish
        preferred
      }
    }
  }
`);

type Answer = DocumentType<typeof Candidates>['candidates'];
export type Candidate = Answer['results'][number];

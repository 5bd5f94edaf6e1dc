import { candidateQuery, candidates } from '@portfolio/contracts/scheduling';
import { forAdministrators } from '../../call.ts';
import { getCandidates } from './candidates.ts';

/** Who can take a shift. */
export const candidateCalls = [
  forAdministrators({
    rest: 'GET /planner/candidates',
    summary: 'Who can take a shift, best first',
    graphql: 'query candidates',
    query: candidateQuery,
    answer: candidates,
    handle: ({ context, query }) => getCandidates(context, query),
  }),
];

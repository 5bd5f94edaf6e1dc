import { candidateQuery, candidates } from '@portfolio/contracts/scheduling';
import { administrators as access } from '../../access.ts';
import { call } from '../../call.ts';
import { getCandidates } from './candidates.ts';

/** Who can take a shift. */
export const candidateCalls = [
  call({
    rest: 'GET /planner/candidates',
    summary: 'Who can take a shift, best first',
    graphql: 'query candidates',
    access,
    query: candidateQuery,
    answer: candidates,
    handle: ({ context, query }) => getCandidates(context, query),
  }),
];

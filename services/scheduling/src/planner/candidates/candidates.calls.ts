import { candidate, candidateQuery, candidates, candidateStanding } from '@portfolio/contracts/scheduling';
import { enumType, objectType } from '@portfolio/service-kit/graphql';
import { administrators as access } from '../../access.ts';
import { call } from '../../call.ts';
import { getCandidates } from './candidates.ts';

enumType('CandidateStanding', candidateStanding);
objectType('Candidate', candidate);
objectType('Candidates', candidates);

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

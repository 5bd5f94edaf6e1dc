import { coverage, coverageQuery } from '@portfolio/contracts/scheduling';
import { administrators as access } from '../../access.ts';
import { call } from '../../call.ts';
import { getCoverage } from './coverage.ts';

/** What posts ask for, and how far it is covered. */
export const coverageCalls = [
  call({
    rest: 'GET /planner/coverage',
    summary: 'What posts ask for on some days, and how far it is covered',
    graphql: 'query coverage',
    access,
    query: coverageQuery,
    answer: coverage,
    handle: ({ context, query }) => getCoverage(context, query),
  }),
];

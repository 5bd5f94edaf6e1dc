import { coverage, coverageQuery } from '@portfolio/contracts/scheduling';
import { forAdministrators } from '../../call.ts';
import { getCoverage } from './coverage.ts';

/** What posts ask for, and how far it is covered. */
export const coverageCalls = [
  forAdministrators({
    rest: 'GET /planner/coverage',
    summary: 'What posts ask for on some days, and how far it is covered',
    graphql: 'query coverage',
    query: coverageQuery,
    answer: coverage,
    handle: ({ context, query }) => getCoverage(context, query),
  }),
];

import { graphql } from '../../generated/index.ts';

/** Whether a company keeps its administrator out until they sign in in two steps. */
export const SecondFactorMissing = graphql('query SecondFactorMissing { secondFactorMissing }');

/** The companies that the caller administers, the working one first: the first hundred, others by a search. */
export const MyCompanies = graphql(`
  query MyCompanies($search: String!) {
    companies(search: $search, pageSize: 100) {
      count
      results {
        id
        name
      }
    }
  }
`);

import { graphql } from '../generated/index.ts';

/** The companies that the caller administers, the working one first. */
export const MyCompanies = graphql(`
  query MyCompanies {
    companies(pageSize: 100) {
      results {
        id
        name
      }
    }
  }
`);

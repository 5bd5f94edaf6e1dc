import { graphql } from '../../generated/index.ts';

/** How many are not active; who is invited stands in the grid. */
export const InactiveEmployees = graphql(`
  query InactiveEmployees($company: ID) {
    employees(company: $company, status: INACTIVE, pageSize: 1) {
      count
    }
  }
`);

import { graphql } from '../generated/index.ts';

export const PlannerStatistics = graphql(`
  query PlannerStatistics {
    plannerStatistics {
      employees
      clients
      shifts
      pendingInvites
      totalUsers
      companies
      adminUsers
    }
  }
`);

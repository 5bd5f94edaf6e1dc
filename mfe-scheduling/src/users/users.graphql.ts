import { graphql } from '../generated/index.ts';

export const ManagedUsers = graphql(`
  query ManagedUsers($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!) {
    users(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {
      count
      results {
        id
        username
        email
        firstName
        lastName
        isActive
        isStaff
        isSuperuser
        isAdmin
        lastLogin
        administeredCompanies {
          id
          name
        }
        employeeProfile {
          id
        }
      }
    }
  }
`);

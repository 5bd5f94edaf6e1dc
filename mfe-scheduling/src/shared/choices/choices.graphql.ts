import { graphql } from '../../generated/index.ts';

/** Those that may be planned (scheduling.md §9: limit 100, active only). */
export const ClientChoices = graphql(`
  query ClientChoices($company: ID, $search: String!) {
    clients(company: $company, search: $search, status: ACTIVE, ordering: "name", pageSize: 100) {
      count
      results {
        id
        name
        city
        companyId
      }
    }
  }
`);

export const EmployeeChoices = graphql(`
  query EmployeeChoices($company: ID, $search: String!) {
    employees(company: $company, search: $search, status: ACTIVE, ordering: "first_name,last_name", pageSize: 100) {
      count
      results {
        id
        name
        email
      }
    }
  }
`);

/** The names of what an address chose, and where a client is. */
export const ChosenClient = graphql(`
  query ChosenClient {
    client {
      id
      name
      companyId
      timeZone
      locations {
        id
        name
        timeZone
      }
    }
  }
`);

export const ChosenEmployee = graphql('query ChosenEmployee { employee { id name } }');

/** A company that an address chose, or whose client was chosen. */
export const ChosenCompany = graphql('query ChosenCompany { company { id name timeZone } }');

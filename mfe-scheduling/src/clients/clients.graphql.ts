import { graphql } from '../generated/index.ts';

export const Clients = graphql(`
  query Clients($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {
    clients(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {
      count
      results {
        id
        companyId
        name
        contactName
        email
        phone
        status
        locations {
          id
          name
        }
      }
    }
  }
`);

export const ClientDetail = graphql(`
  query ClientDetail($id: ID!) {
    client(id: $id) {
      id
      companyId
      name
      contactName
      email
      phone
      address
      city
      state
      zipCode
      status
      notes
      locations {
        id
        name
        address
        city
        state
        zipCode
      }
    }
  }
`);

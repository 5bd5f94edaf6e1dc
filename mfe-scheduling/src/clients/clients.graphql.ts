import type { ClientStatus as StatusName } from '@portfolio/contracts/scheduling';
import type { ClientStatus } from '../generated/graphql.ts';
import { graphql, type DocumentType } from '../generated/index.ts';

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

export type ListedClient = DocumentType<typeof Clients>['clients']['results'][number];

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
      timeZone
      status
      notes
      weekBudget
      weekHours
      requiredQualifications {
        id
        name
      }
      locations {
        id
        name
        address
        city
        state
        zipCode
        timeZone
        holidayRegion
        weekBudget
        weekHours
        requiredQualifications {
          id
          name
        }
      }
    }
  }
`);

export type DetailedClient = NonNullable<DocumentType<typeof ClientDetail>['client']>;

export const CreateClient = graphql(`
  mutation CreateClient($input: NewClient!) {
    createClient(input: $input) {
      id
    }
  }
`);

export const UpdateClient = graphql(`
  mutation UpdateClient($id: ID!, $input: ClientChanges!, $seen: ClientChanges) {
    updateClient(id: $id, input: $input, seen: $seen) {
      id
      status
    }
  }
`);

export const DeleteClient = graphql(`
  mutation DeleteClient($id: ID!) {
    deleteClient(id: $id)
  }
`);

export const CreateLocation = graphql(`
  mutation CreateLocation($input: NewLocation!) {
    createLocation(input: $input) {
      id
    }
  }
`);

export const UpdateLocation = graphql(`
  mutation UpdateLocation($id: ID!, $input: LocationChanges!, $seen: LocationChanges) {
    updateLocation(id: $id, input: $input, seen: $seen) {
      id
    }
  }
`);

export const DeleteLocation = graphql(`
  mutation DeleteLocation($id: ID!) {
    deleteLocation(id: $id)
  }
`);

/** A status as addresses, texts and the contract name it. */
export const statusName = (status: ClientStatus): StatusName => (status === 'ACTIVE' ? 'active' : 'inactive');

/** The same as GraphQL names it. */
export const statusValue = (name: StatusName): ClientStatus => (name === 'active' ? 'ACTIVE' : 'INACTIVE');

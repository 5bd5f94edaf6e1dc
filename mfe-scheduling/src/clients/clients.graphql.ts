import type { ClientStatus as StatusName } from '@portfolio/contracts/scheduling';
import type { ClientStatus } from '../generated/graphql.ts';
import { graphql, type DocumentType } from '../generated/index.ts';

export const Clients = graphql(`
  query Clients {
    clients {
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
  query ClientDetail {
    client {
      ...all
      requiredQualifications {
        id
        name
      }
      locations {
        ...all
        requiredQualifications {
          id
          name
        }
      }
    }
  }
`);

export type DetailedClient = NonNullable<DocumentType<typeof ClientDetail>['client']>;

export const CreateClient = graphql('mutation CreateClient { createClient { id } }');
export const UpdateClient = graphql('mutation UpdateClient { updateClient { id status } }');
export const DeleteClient = graphql('mutation DeleteClient { deleteClient }');
export const CreateLocation = graphql('mutation CreateLocation { createLocation { id } }');
export const UpdateLocation = graphql('mutation UpdateLocation { updateLocation { id } }');
export const DeleteLocation = graphql('mutation DeleteLocation { deleteLocation }');

/** A status as addresses, texts and the contract name it. */
export const statusName = (status: ClientStatus): StatusName => (status === 'ACTIVE' ? 'active' : 'inactive');

/** The same as GraphQL names it. */
export const statusValue = (name: StatusName): ClientStatus => (name === 'active' ? 'ACTIVE' : 'INACTIVE');

import { graphql, type DocumentType } from '../../generated/index.ts';

/** What is not published, by whom it concerns. */
export const PublicationPreview = graphql(`
  query PublicationPreview {
    publicationPreview {
      ...all
      people {
        ...all
        changes {
          ...all
          before {
            ...all
          }
        }
      }
    }
  }
`);

export type Preview = DocumentType<typeof PublicationPreview>['publicationPreview'];

export const PublishShifts = graphql(`
  mutation PublishShifts(
    $company: ID!
    $from: Date
    $until: Date
    $client: ID
    $location: ID
    $shifts: [ID!]
    $version: String!
  ) {
    publishShifts(
      company: $company
      from: $from
      until: $until
      client: $client
      location: $location
      shifts: $shifts
      version: $version
    ) {
      ...all
    }
  }
`);

export const TakeBackPublication = graphql('mutation TakeBackPublication { takeBackPublication { id } }');

export const DiscardUnpublished = graphql(`
  mutation DiscardUnpublished(
    $company: ID!
    $from: Date
    $until: Date
    $client: ID
    $location: ID
    $shifts: [ID!]
    $version: String!
  ) {
    discardUnpublished(
      company: $company
      from: $from
      until: $until
      client: $client
      location: $location
      shifts: $shifts
      version: $version
    ) {
      shifts
    }
  }
`);

/** Published shifts that nobody has confirmed. */
export const UnconfirmedShifts = graphql('query UnconfirmedShifts { unconfirmedShifts { ...all } }');

export const RemindUnconfirmed = graphql(`
  mutation RemindUnconfirmed($company: ID!) {
    remindUnconfirmed(company: $company) {
      people
    }
  }
`);

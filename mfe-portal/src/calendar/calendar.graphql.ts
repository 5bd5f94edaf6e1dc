import { graphql } from '../generated/index.ts';

export const MyCalendarFeed = graphql('query MyCalendarFeed { myCalendarFeed { url createdAt readAt } }');

export const RenewMyCalendarFeed = graphql(`
  mutation RenewMyCalendarFeed {
    renewMyCalendarFeed {
      url
      createdAt
      readAt
    }
  }
`);

export const RevokeMyCalendarFeed = graphql('mutation RevokeMyCalendarFeed { revokeMyCalendarFeed }');

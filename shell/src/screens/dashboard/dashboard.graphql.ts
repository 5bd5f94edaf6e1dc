import { graphql } from '../../generated/index.ts';

export const SignedInDevices = graphql(`
  query SignedInDevices {
    sessions {
      id
      userAgent
      lastUsedAt
      isCurrent
    }
  }
`);

export const RevokeSession = graphql(`
  mutation RevokeSession($id: ID!) {
    revokeSession(id: $id)
  }
`);

export const RevokeOtherSessions = graphql(`
  mutation RevokeOtherSessions {
    revokeOtherSessions
  }
`);

export const DisconnectPatreon = graphql(`
  mutation DisconnectPatreon {
    disconnectPatreon
  }
`);

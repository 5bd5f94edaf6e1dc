import { graphql } from '../../generated/index.ts';

export const SignedInDevices = graphql(`
  query SignedInDevices {
    sessions {
      id
      userAgent
      ipAddress
      lastUsedAt
      isCurrent
    }
  }
`);

export const RevokeSession = graphql('mutation RevokeSession { revokeSession }');
export const RevokeOtherSessions = graphql('mutation RevokeOtherSessions { revokeOtherSessions }');
export const DisconnectPatreon = graphql('mutation DisconnectPatreon { disconnectPatreon }');

export const PatreonConnections = graphql(`
  query PatreonConnections {
    patreonConnections {
      patreonId
      connectedAt
      hasPassword
    }
  }
`);

export const ChangeEmail = graphql('mutation ChangeEmail { changeEmail }');

/** A few, because the first may be over, or cancelled. */
export const NextShift = graphql(`
  query NextShift($timezone: String!) {
    begun: myShifts(filter: PAST, ordering: "-start_time", timezone: $timezone, pageSize: 5) {
      results {
        ...NextShiftFields
      }
    }
    ahead: myShifts(filter: UPCOMING, ordering: "start_time", timezone: $timezone, pageSize: 5) {
      results {
        ...NextShiftFields
      }
    }
  }

  fragment NextShiftFields on PortalShift {
    id
    startTime
    endTime
    status
    timeZone
    checkInFrom
    clientName
    clientAddress
    locationName
    locationAddress
    companyName
    companyPhone
  }
`);

export const CheckIntoShift = graphql(`
  mutation CheckIntoShift($shiftId: ID!) {
    checkIn(shiftId: $shiftId) {
      id
      status
    }
  }
`);

export const EraseAccount = graphql('mutation EraseAccount { eraseAccount }');

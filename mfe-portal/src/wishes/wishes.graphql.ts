import { graphql } from '../generated/index.ts';

export const ClaimOpenShift = graphql(`
  mutation ClaimOpenShift($id: ID!) {
    claimOpenShift(id: $id) {
      ...MyOpenShiftFields
    }
  }
`);

export const WithdrawClaim = graphql(`
  mutation WithdrawClaim($id: ID!) {
    withdrawClaim(id: $id) {
      ...MyOpenShiftFields
    }
  }
`);

export const AskForTimeOff = graphql(`
  mutation AskForTimeOff($input: TimeOffRequest!) {
    askForTimeOff(input: $input) {
      ...MyTimeOffFields
    }
  }
`);

export const WithdrawTimeOff = graphql(`
  mutation WithdrawTimeOff($id: ID!) {
    withdrawTimeOff(id: $id) {
      ...MyTimeOffFields
    }
  }
`);

export const SickToday = graphql(`
  mutation SickToday($waitedSeconds: Int) {
    sickToday(waitedSeconds: $waitedSeconds) {
      ...MyTimeOffFields
    }
  }
`);

export const WriteMyMessage = graphql(`
  mutation WriteMyMessage($input: NewMessage!) {
    writeMyMessage(input: $input) {
      ...MyThreadFields
    }
  }
`);

export const AcknowledgeThread = graphql(`
  mutation AcknowledgeThread($id: ID!) {
    acknowledgeThread(id: $id) {
      ...MyThreadFields
    }
  }
`);

import { graphql } from '../generated/index.ts';

export const ConfirmShifts = graphql(`
  mutation ConfirmShifts($shifts: [ID!]!) {
    confirmShifts(shifts: $shifts) {
      id
      confirmedAt
      toConfirm
    }
  }
`);

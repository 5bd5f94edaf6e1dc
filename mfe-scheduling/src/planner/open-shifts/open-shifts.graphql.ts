import { graphql, type DocumentType } from '../../generated/index.ts';

const fragment = graphql(`
  fragment WholeOpenShift on OpenShift {
    id
    clientName
    locationName
    postName
    title
    startTime
    endTime
    timeZone
    deadline
    mode
    audience
    asked
    places
    taken
    status
    waiting
  }
`);

export type WholeOpenShift = DocumentType<typeof fragment>;

export const OpenShifts = graphql('query OpenShifts { openShifts { count results { ...WholeOpenShift } } }');
export const CreateOpenShift = graphql('mutation CreateOpenShift { createOpenShift { ...WholeOpenShift } }');
export const CancelOpenShift = graphql('mutation CancelOpenShift { cancelOpenShift { ...WholeOpenShift } }');
export const AwardOpenShift = graphql('mutation AwardOpenShift { awardOpenShift { ...WholeOpenShift } }');
export const TakeBackAward = graphql('mutation TakeBackAward { takeBackAward { ...WholeOpenShift } }');

export const OpenShiftClaims = graphql(`
  query OpenShiftClaims {
    openShiftClaims {
      ...all
      candidate {
        ...Candidate
      }
    }
  }
`);

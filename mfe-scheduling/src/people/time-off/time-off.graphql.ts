import { graphql, type DocumentType } from '../../generated/index.ts';

const fragment = graphql('fragment WholeTimeOff on TimeOff { ...all }');

export type WholeTimeOff = DocumentType<typeof fragment>;

export const TimeOffRequests = graphql(`
  query TimeOffRequests {
    timeOffRequests {
      count
      results {
        ...WholeTimeOff
      }
    }
  }
`);

/** What is to be decided, and what comes of it. */
export const TimeOffDecision = graphql(`
  query TimeOffDecision($id: ID!) {
    timeOff(id: $id) {
      ...WholeTimeOff
    }
    timeOffImpact(timeOff: $id) {
      balance
      shifts {
        ...all
      }
      away {
        ...all
      }
    }
  }
`);

export type Impact = DocumentType<typeof TimeOffDecision>['timeOffImpact'];

export const CreateTimeOff = graphql('mutation CreateTimeOff { createTimeOff { ...WholeTimeOff } }');
export const ApproveTimeOff = graphql('mutation ApproveTimeOff { approveTimeOff { ...WholeTimeOff } }');
export const RefuseTimeOff = graphql('mutation RefuseTimeOff { refuseTimeOff { ...WholeTimeOff } }');
export const CancelTimeOff = graphql('mutation CancelTimeOff { cancelTimeOff { ...WholeTimeOff } }');
export const TakeBackTimeOff = graphql('mutation TakeBackTimeOff { takeBackTimeOff { ...WholeTimeOff } }');

import { graphql, type DocumentType } from '../../generated/index.ts';

/** Whether anything is asked for at all. */
export const AnyPost = graphql('query AnyPost($company: ID!) { posts(company: $company, pageSize: 1) { count } }');

const plan = graphql(`
  fragment WholePlan on RosterPlan {
    id
    state
    from
    until
    seconds
    worked
    asked
    missing
    progress {
      ...all
    }
    shifts {
      ...all
    }
    open {
      ...all
      reasons {
        code
        people
      }
    }
  }
`);

export const RosterPlan = graphql('query RosterPlan { rosterPlan { ...WholePlan } }');

const figures = graphql(`
  fragment PlanFigures on PlanFigures {
    ...all
    sharedHours {
      ...Spread
    }
    sharedNights {
      ...Spread
    }
    sharedWeekends {
      ...Spread
    }
  }

  fragment Spread on PlanSpread {
    ...all
  }
`);

export const ComparePlans = graphql('query ComparePlans { comparePlans { plans { ...PlanFigures } } }');

export const JudgedWeek = graphql(`
  query JudgedWeek {
    judgedWeek {
      from
      shifts
      cost
      hours
      overtime
      sharedHours {
        ...Spread
      }
      sharedNights {
        ...Spread
      }
      sharedWeekends {
        ...Spread
      }
      strangers
      ways
      preferred
      wished
      unwished
      points {
        ...all
      }
    }
  }
`);

export const CreatePlan = graphql('mutation CreatePlan { createPlan { ...WholePlan } }');
export const EndPlan = graphql('mutation EndPlan { endPlan { ...WholePlan } }');
export const UsePlan = graphql('mutation UsePlan { usePlan { ...Batch } }');
export const DeletePlan = graphql('mutation DeletePlan { deletePlan }');

export type WholePlan = DocumentType<typeof plan>;
export type Figures = DocumentType<typeof figures>;
export type Week = DocumentType<typeof JudgedWeek>['judgedWeek'];
export type Proposed = WholePlan['shifts'][number];
export type LeftOpen = WholePlan['open'][number];

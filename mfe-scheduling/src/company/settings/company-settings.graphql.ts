import { graphql } from '../../generated/index.ts';

/** By what a company plans. */
export const CompanySettings = graphql(`
  query CompanySettings {
    company {
      id
      name
      timeZone
      holidayRegion
      language
      checkInHours
      checkOutHours
      payApprovedOnly
      plansInDrafts
      offerApproval
      requireSecondFactor
      approvalTolerance
      weekBudget
      planningRules {
        ...PlanningRulesFields
      }
    }
  }
`);

export const UpdateCompany = graphql('mutation UpdateCompany { updateCompany { id } }');

import { graphql } from '../../generated/index.ts';

/** By what a company plans. */
export const CompanySettings = graphql(`
  query CompanySettings($id: ID!) {
    company(id: $id) {
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

export const UpdateCompany = graphql(`
  mutation UpdateCompany($id: ID!, $input: CompanyChanges!, $seen: CompanyChanges) {
    updateCompany(id: $id, input: $input, seen: $seen) {
      id
    }
  }
`);

import { graphql, type DocumentType } from '../../generated/index.ts';

export const TimeOffBalances = graphql(`
  query TimeOffBalances {
    timeOffBalances {
      typeId
      typeName
      unit
      carriedOver
      granted
      accrued
      taken
      pending
      expired
      corrected
      balance
    }
  }
`);

export type Balance = DocumentType<typeof TimeOffBalances>['timeOffBalances'][number];

export const TimeOffEntries = graphql(`
  query TimeOffEntries($employee: ID!, $type: ID, $page: Int!) {
    timeOffEntries(employee: $employee, type: $type, page: $page, pageSize: 20) {
      count
      results {
        id
        kind
        amount
        day
        reason
        timeOffId
      }
    }
  }
`);

export const AddTimeOffEntry = graphql('mutation AddTimeOffEntry { addTimeOffEntry { id } }');

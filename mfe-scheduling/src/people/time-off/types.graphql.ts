import { graphql, type DocumentType } from '../../generated/index.ts';

const fragment = graphql(`
  fragment WholeTimeOffType on TimeOffType {
    id
    companyId
    name
    isPaid
    unit
    needsApproval
    needsSecondApproval
    noticeDays
    isSick
    isActive
    monthlyAccrual
    carryOverLimit
  }
`);

export type WholeTimeOffType = DocumentType<typeof fragment>;

export const TimeOffTypes = graphql(`
  query TimeOffTypes($company: ID) {
    timeOffTypes(company: $company, pageSize: 100) {
      results {
        ...WholeTimeOffType
      }
    }
  }
`);

export const OneTimeOffType = graphql(`
  query OneTimeOffType($id: ID!) {
    timeOffType(id: $id) {
      ...WholeTimeOffType
    }
  }
`);

export const CreateTimeOffType = graphql(`
  mutation CreateTimeOffType($input: NewTimeOffType!) {
    createTimeOffType(input: $input) {
      ...WholeTimeOffType
    }
  }
`);

export const UpdateTimeOffType = graphql(`
  mutation UpdateTimeOffType($id: ID!, $input: TimeOffTypeChanges!, $seen: TimeOffTypeChanges) {
    updateTimeOffType(id: $id, input: $input, seen: $seen) {
      ...WholeTimeOffType
    }
  }
`);

export const DeleteTimeOffType = graphql(`
  mutation DeleteTimeOffType($id: ID!) {
    deleteTimeOffType(id: $id)
  }
`);

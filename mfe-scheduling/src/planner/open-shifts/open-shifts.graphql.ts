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
    places
    taken
    status
    waiting
  }
`);

export type WholeOpenShift = DocumentType<typeof fragment>;

export const OpenShifts = graphql(`
  query OpenShifts(
    $page: Int!
    $pageSize: Int!
    $search: String
    $ordering: String
    $company: ID
    $status: OpenShiftStatus
  ) {
    openShifts(
      page: $page
      pageSize: $pageSize
      search: $search
      ordering: $ordering
      company: $company
      status: $status
    ) {
      count
      results {
        ...WholeOpenShift
      }
    }
  }
`);

export const CreateOpenShift = graphql(`
  mutation CreateOpenShift($input: NewOpenShift!) {
    createOpenShift(input: $input) {
      ...WholeOpenShift
    }
  }
`);

export const CancelOpenShift = graphql(`
  mutation CancelOpenShift($id: ID!) {
    cancelOpenShift(id: $id) {
      ...WholeOpenShift
    }
  }
`);

export const AwardOpenShift = graphql(`
  mutation AwardOpenShift($openShift: ID!, $employee: ID!) {
    awardOpenShift(openShift: $openShift, employee: $employee) {
      ...WholeOpenShift
    }
  }
`);

export const TakeBackAward = graphql(`
  mutation TakeBackAward($openShift: ID!, $employee: ID!) {
    takeBackAward(openShift: $openShift, employee: $employee) {
      ...WholeOpenShift
    }
  }
`);

export const OpenShiftClaims = graphql(`
  query OpenShiftClaims($openShift: ID!) {
    openShiftClaims(openShift: $openShift) {
      id
      employeeId
      employeeName
      status
      candidate {
        ...Candidate
      }
    }
  }
`);

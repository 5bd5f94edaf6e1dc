import { graphql, type DocumentType } from '../../generated/index.ts';

const fragment = graphql(`
  fragment WholeTimeOff on TimeOff {
    id
    companyId
    employeeId
    employeeName
    typeId
    typeName
    unit
    fromDay
    fromTime
    untilDay
    untilTime
    amount
    reason
    fileName
    status
    answer
    isApprovedOnce
    suggestedFrom
    suggestedUntil
    shifts
  }
`);

export type WholeTimeOff = DocumentType<typeof fragment>;

export const TimeOffRequests = graphql(`
  query TimeOffRequests(
    $page: Int!
    $pageSize: Int!
    $search: String
    $ordering: String
    $company: ID
    $status: TimeOffStatus
    $employee: ID
    $from: Date
  ) {
    timeOffRequests(
      page: $page
      pageSize: $pageSize
      search: $search
      ordering: $ordering
      company: $company
      status: $status
      employee: $employee
      from: $from
    ) {
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
        id
        clientName
        locationName
        title
        startTime
        endTime
        timeZone
      }
      away {
        employeeId
        employeeName
        typeName
        status
        fromDay
        fromTime
        untilDay
        untilTime
      }
    }
  }
`);

export type Impact = DocumentType<typeof TimeOffDecision>['timeOffImpact'];

export const CreateTimeOff = graphql(`
  mutation CreateTimeOff($input: NewTimeOff!) {
    createTimeOff(input: $input) {
      ...WholeTimeOff
    }
  }
`);

export const ApproveTimeOff = graphql(`
  mutation ApproveTimeOff($id: ID!, $answer: String) {
    approveTimeOff(id: $id, answer: $answer) {
      ...WholeTimeOff
    }
  }
`);

export const RefuseTimeOff = graphql(`
  mutation RefuseTimeOff($id: ID!, $answer: String, $suggestedFrom: Date, $suggestedUntil: Date) {
    refuseTimeOff(id: $id, answer: $answer, suggestedFrom: $suggestedFrom, suggestedUntil: $suggestedUntil) {
      ...WholeTimeOff
    }
  }
`);

export const CancelTimeOff = graphql(`
  mutation CancelTimeOff($id: ID!, $answer: String) {
    cancelTimeOff(id: $id, answer: $answer) {
      ...WholeTimeOff
    }
  }
`);

export const TakeBackTimeOff = graphql(`
  mutation TakeBackTimeOff($id: ID!, $answer: String) {
    takeBackTimeOff(id: $id, answer: $answer) {
      ...WholeTimeOff
    }
  }
`);

export const OfferShift = graphql(`
  mutation OfferShift($id: ID!) {
    offerShift(id: $id) {
      id
    }
  }
`);

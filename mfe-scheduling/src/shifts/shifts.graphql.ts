import { graphql, type DocumentType } from '../generated/index.ts';

/** Together or not at all; answers their ids in the same order. */
export const ChangeShifts = graphql(`
  mutation ChangeShifts($changes: [ShiftChange!]!, $seen: [ShiftChanges]) {
    changeShifts(changes: $changes, seen: $seen)
  }
`);

const whole = graphql(`
  fragment WholeShift on Shift {
    id
    companyId
    title
    status
    startTime
    endTime
    timeZone
    notes
    clientId
    clientName
    clientAddress
    clientContactPerson
    clientPhone
    locationId
    locationName
    locationAddress
    postId
    employeeId
    employeeName
    employeeEmail
    employeePhone
    allowOverlap
    series {
      id
      weekdays
      everyWeeks
      until
    }
    checkedInAt
    checkedOutAt
    checkInTappedAt
    checkOutTappedAt
    lateMinutes
    absence
    saidAt
    hourlyPayRate
    durationHours
    pay
    createdAt
    isDraft
    publishedAt
    confirmedAt
    paid
  }
`);

export type WholeShift = DocumentType<typeof whole>;

export const ShiftList = graphql(`
  query ShiftList(
    $page: Int!
    $pageSize: Int!
    $search: String!
    $ordering: String!
    $company: ID
    $client: ID
    $employee: ID
    $status: ShiftStatus
    $startAfter: String
    $endBefore: String
  ) {
    shifts(
      page: $page
      pageSize: $pageSize
      search: $search
      ordering: $ordering
      company: $company
      client: $client
      employee: $employee
      status: $status
      startAfter: $startAfter
      endBefore: $endBefore
    ) {
      count
      results {
        id
        title
        status
        startTime
        endTime
        timeZone
        clientName
        locationName
        employeeName
        isDraft
        publishedAt
        confirmedAt
      }
    }
  }
`);

export const ShiftDetail = graphql(`
  query ShiftDetail($id: ID!) {
    shift(id: $id) {
      ...WholeShift
    }
  }
`);

export const CreateShift = graphql(`
  mutation CreateShift($input: NewShift!) {
    createShift(input: $input) {
      ...WholeShift
    }
  }
`);

export const UpdateShift = graphql(`
  mutation UpdateShift($id: ID!, $input: ShiftChanges!, $seen: ShiftChanges) {
    updateShift(id: $id, input: $input, seen: $seen) {
      ...WholeShift
    }
  }
`);

export const DeleteShift = graphql(`
  mutation DeleteShift($id: ID!) {
    deleteShift(id: $id)
  }
`);

export const RestoreShift = graphql(`
  mutation RestoreShift($id: ID!) {
    changeShifts(changes: [{ id: $id, restored: true }])
  }
`);

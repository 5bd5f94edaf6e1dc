import { graphql, type DocumentType } from '../../generated/index.ts';

export const Timesheets = graphql(`
  query Timesheets(
    $page: Int!
    $pageSize: Int!
    $search: String!
    $ordering: String!
    $company: ID
    $state: TimesheetState
    $from: Date
    $to: Date
  ) {
    timesheets(
      page: $page
      pageSize: $pageSize
      search: $search
      ordering: $ordering
      company: $company
      state: $state
      from: $from
      to: $to
    ) {
      count
      results {
        id
        employeeName
        clientName
        status
        timeZone
        startTime
        endTime
        checkedInAt
        checkedOutAt
        plannedHours
        workedHours
        pay
        approvedAt
        approvedById
        corrected
        paid
        version
      }
    }
  }
`);

export type Timesheet = DocumentType<typeof Timesheets>['timesheets']['results'][number];

export const ApproveTimesheets = graphql(`
  mutation ApproveTimesheets($shifts: [ID!]!, $versions: [String!]!, $approved: Boolean!) {
    approveTimesheets(shifts: $shifts, versions: $versions, approved: $approved) {
      id
      approvedAt
      version
      approvedById
    }
  }
`);

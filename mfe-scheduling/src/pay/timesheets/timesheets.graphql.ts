import { graphql, type DocumentType } from '../../generated/index.ts';

export const Timesheets = graphql('query Timesheets { timesheets { count results { ...all } } }');

/** How many wait in each list; the answer has one line of each, of which nothing is shown. */
export const TimesheetCounts = graphql(`
  query TimesheetCounts($search: String!, $company: ID, $from: Date, $to: Date) {
    open: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: OPEN) {
      count
    }
    exact: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: EXACT) {
      count
    }
    differs: timesheets(
      page: 1
      pageSize: 1
      search: $search
      company: $company
      from: $from
      to: $to
      state: DIFFERS
    ) {
      count
    }
    no_check_out: timesheets(
      page: 1
      pageSize: 1
      search: $search
      company: $company
      from: $from
      to: $to
      state: NO_CHECK_OUT
    ) {
      count
    }
    absent: timesheets(page: 1, pageSize: 1, search: $search, company: $company, from: $from, to: $to, state: ABSENT) {
      count
    }
  }
`);

export type Timesheet = DocumentType<typeof Timesheets>['timesheets']['results'][number];

export const ApproveTimesheets = graphql(`
  mutation ApproveTimesheets {
    approveTimesheets {
      id
      approvedAt
      version
      approvedById
    }
  }
`);

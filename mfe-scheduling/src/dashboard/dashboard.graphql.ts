import { graphql } from '../generated/index.ts';

export const PlannerStatistics = graphql('query PlannerStatistics { plannerStatistics { ...all } }');

export const TodaysAttendance = graphql('query TodaysAttendance { attendance { ...all shifts { ...all } } }');

export const RecentActivity = graphql('query RecentActivity { recentActivity { ...all } }');

export const TodaysCoverage = graphql('query TodaysCoverage { coverage { stretches { from until asked open } } }');

/** How many there are; open shifts say how many claims wait, also past their deadline. */
export const WaitingForApproval = graphql(`
  query WaitingForApproval($company: ID) {
    timesheets(page: 1, pageSize: 1, company: $company, state: OPEN) {
      count
    }
    offers(page: 1, pageSize: 1, company: $company, status: ACCEPTED) {
      count
    }
    declined: openShifts(page: 1, pageSize: 1, company: $company, status: DECLINED) {
      count
    }
    open: openShifts(page: 1, pageSize: 100, company: $company, status: OPEN) {
      results {
        id
        waiting
      }
    }
    expired: openShifts(page: 1, pageSize: 100, company: $company, status: EXPIRED, ordering: "-start_time") {
      results {
        id
        waiting
      }
    }
  }
`);

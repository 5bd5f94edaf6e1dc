import { graphql } from '../generated/index.ts';

export const PlannerStatistics = graphql(`
  query PlannerStatistics($company: ID) {
    plannerStatistics(company: $company) {
      employees
      clients
      shifts
      pendingInvites
      totalUsers
      companies
      adminUsers
    }
  }
`);

export const TodaysAttendance = graphql(`
  query TodaysAttendance($company: ID) {
    attendance(company: $company) {
      late
      missing
      in
      expected
      done
      shifts {
        id
        state
        employeeName
        employeePhone
        clientName
        locationName
        startTime
        endTime
        timeZone
        checkedInAt
        checkedOutAt
        lateMinutes
        absence
      }
    }
  }
`);

export const RecentActivity = graphql(`
  query RecentActivity($company: ID) {
    recentActivity(company: $company) {
      kind
      at
      employeeId
      employeeName
      shiftId
      clientName
      startTime
      endTime
      timeZone
    }
  }
`);

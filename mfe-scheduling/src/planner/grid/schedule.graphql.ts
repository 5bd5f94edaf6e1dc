import { graphql } from '../../generated/index.ts';

/** How many are not active; who is invited stands in the grid. */
export const InactiveEmployees = graphql(`
  query InactiveEmployees($company: ID) {
    employees(company: $company, status: INACTIVE, pageSize: 1) {
      count
    }
  }
`);

/** Everything that the grid shows and plans with, of one company. */
export const ScheduleOfWeeks = graphql(`
  query Schedule {
    schedule {
      company {
        id
        name
      }
      timeZone
      unpublished
      weekBudget
      employees {
        id
        name
        status
        isInvited
        hourlyRate
        qualifications
        licenses {
          qualificationId
          from
          until
        }
        availability {
          dayOfWeek
          startTime
          endTime
          isAvailable
        }
        wishes {
          kind
          fromDay
          fromTime
          untilDay
          untilTime
        }
        beyond {
          period
          hours
        }
        unavailability {
          fromDay
          fromTime
          untilDay
          untilTime
          timeOff
          typeName
        }
      }
      clients {
        id
        name
        status
        timeZone
        requiredQualifications
        weekBudget
        weekHours
        locations {
          id
          name
          timeZone
          requiredQualifications
          weekBudget
          weekHours
        }
      }
      qualifications {
        id
        name
      }
      columns {
        shifts {
          id
          title
          clientId
          locationId
          postId
          employeeId
          startTime
          endTime
          status
          notes
          allowOverlap
          seriesId
          hours
          pay
          isDraft
          publishedAt
        }
        neighbours {
          id
          clientId
          locationId
          employeeId
          startTime
          endTime
          status
          allowOverlap
        }
      }
      withdrawn {
        id
        title
        clientId
        locationId
        postId
        employeeId
        startTime
        endTime
        status
        notes
        allowOverlap
        seriesId
        hours
        pay
        isDraft
        publishedAt
      }
      rules {
        ...PlanningRulesFields
      }
    }
  }
`);

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
      ...all
      employees {
        ...all
        licenses {
          ...all
        }
        availability {
          ...all
        }
        wishes {
          ...all
        }
        beyond {
          period
          hours
        }
        unavailability {
          ...all
        }
      }
      clients {
        ...all
        locations {
          ...all
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
          ...all
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

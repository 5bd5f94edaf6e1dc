import { graphql } from '../generated/index.ts';

export const RecentShifts = graphql(`
  query RecentShifts($client: ID, $employee: ID, $company: ID, $pageSize: Int!) {
    shifts(client: $client, employee: $employee, company: $company, pageSize: $pageSize, ordering: "-start_time") {
      results {
        id
        startTime
        endTime
        timeZone
        status
        clientName
        locationName
        employeeName
      }
    }
  }
`);

import { graphql } from '../generated/index.ts';

/** Whose names or addresses match. */
export const PeopleMatches = graphql(`
  query PeopleMatches($text: String!) {
    employees(search: $text, ordering: "first_name,last_name", pageSize: 5) {
      results {
        id
        name
        email
      }
    }
    clients(search: $text, ordering: "name", pageSize: 5) {
      results {
        id
        name
        city
      }
    }
  }
`);

/** Shifts from a day on, or of one day. */
export const ShiftMatches = graphql(`
  query ShiftMatches($text: String!, $startAfter: String, $endBefore: String) {
    shifts(search: $text, startAfter: $startAfter, endBefore: $endBefore, ordering: "start_time", pageSize: 5) {
      results {
        id
        title
        startTime
        endTime
        timeZone
        employeeName
        clientName
      }
    }
  }
`);

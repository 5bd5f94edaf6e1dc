import { graphql } from '../generated/index.ts';

/** `upcoming` and `recent` together hold every shift that can be today's; of what comes, as many as are confirmed with one tap. */
export const PortalToday = graphql(`
  query PortalToday($timezone: String) {
    myEmployee {
      id
      firstName
      companyName
    }
    upcoming: myShifts(filter: UPCOMING, ordering: "start_time", timezone: $timezone, pageSize: 100) {
      results {
        ...PortalShiftFields
      }
    }
    recent: myShifts(filter: PAST, ordering: "-start_time", timezone: $timezone, pageSize: 10) {
      results {
        ...PortalShiftFields
      }
    }
  }
`);

export const MyShifts = graphql(`
  query MyShifts($filter: PortalShiftFilter!, $timezone: String, $page: Int!, $pageSize: Int!) {
    myShifts(filter: $filter, timezone: $timezone, page: $page, pageSize: $pageSize) {
      count
      results {
        ...PortalShiftFields
      }
    }
  }
`);

export const MyShift = graphql('query MyShift { myShift { ...PortalShiftFields } }');

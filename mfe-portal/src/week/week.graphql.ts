import { graphql } from '../generated/index.ts';

export const MyWeek = graphql(`
  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {
    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: "start_time", pageSize: 100) {
      results {
        ...PortalShiftFields
      }
    }
  }
`);

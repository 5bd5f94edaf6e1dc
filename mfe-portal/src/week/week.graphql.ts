import { graphql } from '../generated/index.ts';

/** Nobody begins more shifts in a week. A page of 100 would cost more than one query may. */
export const MyWeek = graphql(`
  query MyWeek($firstDay: Date!, $lastDay: Date!, $timezone: String) {
    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: "start_time", pageSize: 50) {
      results {
        ...PortalShiftFields
      }
    }
  }
`);

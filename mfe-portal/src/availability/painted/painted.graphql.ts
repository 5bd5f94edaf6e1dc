import { graphql } from '../../generated/index.ts';

export const MyDatedAvailability = graphql('query MyDatedAvailability { myDatedAvailability { ...all } }');

export const PaintMyAvailability = graphql('mutation PaintMyAvailability { paintMyAvailability { ...all } }');

/** Over which one paints: of a month, so much as the calendar shows. */
export const MyMonth = graphql(`
  query MyMonth($firstDay: Date!, $lastDay: Date!, $timezone: String) {
    myShifts(firstDay: $firstDay, lastDay: $lastDay, timezone: $timezone, ordering: "start_time", pageSize: 100) {
      results {
        id
        date
        startTime
        endTime
        timeZone
        status
      }
    }
  }
`);

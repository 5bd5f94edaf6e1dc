import type { DemandPeriod, PostDemand } from '@portfolio/contracts/scheduling';
import type { DemoPost } from './demo.types.ts';

/** A watch lasts eight hours. */
const watchHours = 8;

const timeOf = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** What a demo post asks for, from a day on. @param from `YYYY-MM-DD` */
export function demoDemand({ days, watches, closedOnHolidays }: DemoPost, from: string): PostDemand {
  const stretches: DemandPeriod['stretches'] = days.flatMap((day_of_week) =>
    watches.map((hour) => ({
      week: 1,
      day_of_week,
      start_time: timeOf(hour),
      end_time: timeOf(hour + watchHours),
      heads: null,
    })),
  );
  const region = closedOnHolidays ?? null;
  return {
    periods: [{ from, until: null, weeks: 1, stretches }],
    holidays: { region, rule: region === null ? 'staffed' : 'closed', stretches: [] },
    exceptions: [],
    closures: [],
  };
}

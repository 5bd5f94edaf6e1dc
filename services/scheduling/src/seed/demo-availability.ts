import { daysOfWeek, type AvailabilityRule } from '@portfolio/contracts/scheduling';
import type { DemoEmployee } from './demo.types.ts';

type Rule = Omit<AvailabilityRule, 'id'>;

/** Around the hours of each watch, with an hour to spare for places in the next time zone. */
const windows: Record<DemoEmployee['startsAt'], readonly [from: string, to: string][]> = {
  6: [['04:00', '18:00']],
  8: [['06:00', '22:00']],
  14: [['10:00', '23:59']],
  22: [
    ['00:00', '09:00'],
    ['18:00', '23:59'],
  ],
};

/** When they can work: all days but, where that is their strain, Sundays; every third has said nothing. */
export function demoAvailability({ startsAt, strain, user_id }: DemoEmployee, place: number): Rule[] {
  if (place % 3 === 1 && strain === undefined) return [];
  // The shift of the demo account begins whenever the demo is made.
  const hours = user_id === undefined ? windows[startsAt] : ([['00:00', '23:59']] as const);
  return daysOfWeek.flatMap((day_of_week): Rule[] =>
    strain === 'Sundays' && day_of_week === 'sunday'
      ? [{ day_of_week, start_time: '00:00', end_time: '23:59', is_available: false }]
      : hours.map(([start_time, end_time]) => ({ day_of_week, start_time, end_time, is_available: true })),
  );
}

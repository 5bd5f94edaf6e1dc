import { daysOfWeek, type AvailabilityRule } from '@portfolio/contracts/scheduling';
import type { EntityManager } from 'typeorm';
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

/** Days from now, how many, on which part of the day, of the first employees: beyond what is planned. */
const wished = [
  { kind: 'rather', days: 16, count: 1, from: '06:00', until: '14:00' },
  { kind: 'rather', days: 18, count: 1, from: '06:00', until: '14:00' },
  { kind: 'rather_not', days: 22, count: 2, from: null, until: null },
] as const;

/** What some employees would rather, or rather not, on some days. */
export async function seedWishes(manager: EntityManager, company: number): Promise<void> {
  for (const [index, { kind, days, count, from, until }] of wished.entries())
    await manager.query(
      `INSERT INTO wish (company_id, employee_id, kind, from_day, from_time, until_day, until_time)
       SELECT company_id, id, $2, now()::date + $3::integer, $4, now()::date + $3 + $5::integer - 1, $6
       FROM employee WHERE company_id = $1 AND status = 'active' ORDER BY user_id IS NULL, id OFFSET $7 LIMIT 1`,
      [company, kind, days, from, count, until, Math.floor(index / 2)],
    );
}

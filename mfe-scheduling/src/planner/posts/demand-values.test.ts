import type { WholeDemand } from './demand.graphql.ts';
import { demandInputOf, demandValuesOf, newPeriod, weeklyHours } from './demand-values.ts';

const night = { week: 1, startTime: '22:00', endTime: '06:00', heads: null } as const;
const demand: WholeDemand = {
  periods: [
    {
      from: '2026-01-01',
      until: null,
      weeks: 2,
      stretches: [
        { ...night, dayOfWeek: 'MONDAY' },
        { ...night, dayOfWeek: 'FRIDAY' },
        { ...night, dayOfWeek: 'FRIDAY', week: 2, heads: 3 },
      ],
    },
  ],
  holidays: { region: 'US-OR', rule: 'STAFFED', stretches: [] },
  exceptions: [
    { date: '2026-12-24', reason: 'Party', stretches: [{ startTime: '10:00', endTime: '12:00', heads: 1 }] },
  ],
  closures: [{ from: '2026-12-26T02:00:00.000Z', until: '2026-12-26T06:00:00.000Z', heads: 1, reason: 'Fair' }],
};

test('days that are alike are one watch in the form, and what nobody touched is sent as it was', () => {
  const values = demandValuesOf(demand);
  expect(values.periods[0]!.watches.map(({ days, week, heads }) => [days.join(), week, heads])).toEqual([
    ['MONDAY,FRIDAY', '1', ''],
    ['FRIDAY', '2', '3'],
  ]);
  expect(demandInputOf(values)).toEqual(demand);
});

test('hours of a week are those of all guards, on average over the rotation', () => {
  expect(weeklyHours(demandValuesOf(demand).periods[0]!, 2)).toBe((2 * 8 * 2 + 8 * 3) / 2);
  expect(weeklyHours(newPeriod('2026-01-01'), 1)).toBe(56);
});

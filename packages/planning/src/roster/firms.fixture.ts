import type { RuleSeverity } from '@portfolio/contracts/scheduling';
import fc from 'fast-check';
import { plans } from '../conflicts/plans.fixture.ts';
import type { Firm, Seat } from './types.ts';

const quarter = 15 * 60_000;
const names = [1, 2, 3].map((id) => ({ id, name: `Q${id}` }));
const judging = [
  'availability',
  'qualification',
  'license',
  'rest',
  'week_hours',
  'days_in_row',
  'shift_hours',
  'month_hours',
  'year_hours',
  'average_hours',
  'sundays',
] as const;
const severities = fc.constantFrom<RuleSeverity>('off', 'warning', 'refusal');

/** Firms of up to four guards, by plans of ten days with clock changes: what is planned, and what is asked for beside it. */
export const firms = fc
  .record({
    plan: plans,
    by: fc.array(severities, { minLength: 11, maxLength: 11 }),
    allowWarnings: fc.boolean(),
    seats: fc.array(
      fc.record({
        start: fc.integer({ min: 0, max: 10 * 96 }),
        length: fc.integer({ min: 1, max: 56 }),
        zone: fc.constantFrom('UTC', 'America/Los_Angeles', 'Europe/Paris', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
        asked: fc.subarray(names, { maxLength: 1 }),
        heads: fc.integer({ min: 1, max: 2 }),
        priority: fc.integer({ min: 1, max: 5 }),
        knows: fc.subarray([0, 1, 2, 3]),
      }),
      { maxLength: 14 },
    ),
    rates: fc.array(fc.integer({ min: 1000, max: 4000 }), { minLength: 4, maxLength: 4 }),
    past: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ plan, by, allowWarnings, seats, rates, past }): Firm => {
    const chosen = Object.fromEntries(judging.map((rule, index) => [rule, by[index]!]));
    const rules = { ...plan.rules, ...chosen };
    const monday = Math.min(...plan.shifts.map(({ start_time }) => Date.parse(start_time)), Date.UTC(2026, 2, 2));
    return {
      plan: { ...plan, rules },
      allowWarnings,
      overtimeAfter: 20,
      weights: { cost: 5, overtime: 5, fairness: 5, place: 5, preference: 5 },
      guards: rates.map((rate, id) => ({ id, rate, past: { hours: past[id]!, nights: past[id]! % 5, weekends: 1 } })),
      seats: seats
        .map(({ start, length, zone, asked, knows, ...seat }, index): Seat => ({
          ...seat,
          id: `seat ${index}`,
          start_time: new Date(monday + start * quarter).toISOString(),
          end_time: new Date(monday + (start + length) * quarter).toISOString(),
          time_zone: zone,
          qualifications: asked,
          knows: new Set(knows),
          preferred: new Map(),
        }))
        .toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time)),
    };
  });

import { hoursOf, mayCheckIn, mayCheckOut, paidMilliseconds, payFor } from './shift.rules.ts';

const hour = 3_600_000;
const at = (iso: string) => new Date(iso);

describe('readings.md, rules: pay is rounded once per shift, half up, to cents', () => {
  test.each([
    ['15.00', 8 * hour, '120.00'],
    ['15.00', 7 * hour + 20 * 60_000, '110.00'],
    // 0.005 dollars exactly: up.
    ['0.01', hour / 2, '0.01'],
    ['0.01', hour / 2 - 1, '0.00'],
    // In binary floating point 1.005 lies below itself and would be rounded down.
    ['2.01', hour / 2, '1.01'],
    ['99999999.99', 10_000 * hour, '999999999900.00'],
  ])('%s dollars an hour for %d ms is %s', (rate, milliseconds, pay) => {
    expect(payFor(rate, milliseconds)).toBe(pay);
  });
});

describe('readings.md, payments: worked hours from check-in/out where both exist, else scheduled hours', () => {
  const scheduled = { start_time: at('2026-03-02T09:00Z'), end_time: at('2026-03-02T17:00Z') };

  test.each([
    ['both', at('2026-03-02T09:10Z'), at('2026-03-02T16:40Z'), 7.5],
    ['check-in alone', at('2026-03-02T09:10Z'), null, 8],
    ['neither', null, null, 8],
  ])('%s', (_title, checked_in_at, checked_out_at, hours) => {
    expect(hoursOf(paidMilliseconds({ ...scheduled, checked_in_at, checked_out_at }))).toBe(hours);
  });

  test('a night with a clock change counts the real elapsed hours', () => {
    const night = { start_time: at('2026-03-28T22:00+01:00'), end_time: at('2026-03-29T06:00+02:00') };
    expect(hoursOf(paidMilliseconds({ ...night, checked_in_at: null, checked_out_at: null }))).toBe(7);
  });
});

describe('scheduling.md §4', () => {
  const then = at('2026-03-02T09:00Z');

  test.each([
    ['scheduled', null, true],
    ['scheduled', then, false],
    ['in_progress', null, false],
    ['cancelled', null, false],
  ] as const)('check-in of a shift %s, checked in at %p: %p', (status, checked_in_at, allowed) => {
    expect(mayCheckIn({ status, checked_in_at })).toBe(allowed);
  });

  test.each([
    ['in_progress', then, null, true],
    ['in_progress', null, null, false],
    ['in_progress', then, then, false],
    ['completed', then, null, false],
  ] as const)('check-out of a shift %s, in at %p, out at %p: %p', (status, checked_in_at, checked_out_at, allowed) => {
    expect(mayCheckOut({ status, checked_in_at, checked_out_at })).toBe(allowed);
  });
});

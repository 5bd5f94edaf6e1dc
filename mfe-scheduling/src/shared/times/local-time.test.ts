import { endAfter, hoursLater, instantOf, isSkipped, localTime } from './local-time.ts';

describe('times entered on the clock of a zone', () => {
  test.each([
    ['2026-11-24T22:00', 'Europe/Paris', '2026-11-24T21:00:00.000Z'],
    ['2026-11-24T22:00', 'America/Los_Angeles', '2026-11-25T06:00:00.000Z'],
    ['2026-07-24T22:00', 'America/Los_Angeles', '2026-07-25T05:00:00.000Z'],
    ['2026-11-24T22:00', 'UTC', '2026-11-24T22:00:00.000Z'],
  ])('%s in %s is %s, and back', (local, zone, instant) => {
    expect(instantOf(local, zone)).toBe(instant);
    expect(localTime(instant, zone)).toBe(local);
  });

  test('a time that the clock shows twice is the first of them', () => {
    expect(instantOf('2026-11-01T01:30', 'America/Los_Angeles')).toBe('2026-11-01T08:30:00.000Z');
  });

  test('a time that the clock leaps over is told', () => {
    expect(isSkipped('2026-03-08T02:30', 'America/Los_Angeles')).toBe(true);
    expect(isSkipped('2026-03-08T03:30', 'America/Los_Angeles')).toBe(false);
  });

  test('hours later are elapsed hours', () => {
    expect(hoursLater('2026-10-31T22:00', 8, 'America/Los_Angeles')).toBe('2026-11-01T05:00');
    expect(hoursLater('2026-11-24T22:00', 8, 'America/Los_Angeles')).toBe('2026-11-25T06:00');
  });

  test('an end is the next time at which the clock shows it', () => {
    expect(endAfter('2026-11-30T22:00', '06:00')).toBe('2026-12-01T06:00');
    expect(endAfter('2026-11-30T09:00', '17:00')).toBe('2026-11-30T17:00');
    expect(endAfter('2026-11-30T09:00', '09:00')).toBe('2026-11-30T09:00');
    expect(endAfter('', '09:00')).toBeUndefined();
    expect(endAfter('2026-11-30T09:00', undefined)).toBeUndefined();
  });

  test('what is no time has no instant', () => {
    expect(instantOf('', 'UTC')).toBeUndefined();
    expect(isSkipped('', 'UTC')).toBe(false);
  });
});

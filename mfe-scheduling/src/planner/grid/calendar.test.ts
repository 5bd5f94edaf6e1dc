import { parseDate } from '@internationalized/date';
import { dateOf, dayIndex, hoursOf, movedTimes, neighbour, periodOf, resizedTimes, weeksOf } from './calendar.ts';

const portland = 'America/Los_Angeles';
const days = (bounds: readonly number[]) => bounds.slice(1).map((bound, index) => (bound - bounds[index]!) / 3_600_000);

describe('days of a view', () => {
  test('a week begins on Monday', () => {
    const { days: shown } = periodOf('week', parseDate('2026-11-22'), 'UTC');
    expect([shown[0]!.toString(), shown.at(-1)!.toString()]).toEqual(['2026-11-16', '2026-11-22']);
  });

  test('two weeks, one day', () => {
    expect(periodOf('two-weeks', parseDate('2026-11-25'), 'UTC').days).toHaveLength(14);
    expect(periodOf('day', parseDate('2026-11-25'), 'UTC').days.map(String)).toEqual(['2026-11-25']);
  });

  test('a month is of the calendar, asked for by its whole weeks; the next one follows the longest, too', () => {
    const month = periodOf('month', parseDate('2027-01-31'), 'UTC');
    expect([month.days.length, String(month.days[0]), String(month.days.at(-1))]).toEqual([
      31,
      '2027-01-01',
      '2027-01-31',
    ]);
    expect(weeksOf(month)).toEqual({ from: '2026-12-28T00:00:00.000Z', to: '2027-02-01T00:00:00.000Z' });
    const next = neighbour(parseDate('2027-01-31'), 'month', 1);
    expect(periodOf('month', next, 'UTC').days).toHaveLength(28);
    expect(String(neighbour(next, 'month', -1))).toBe('2027-01-28');
  });

  test.each([
    ['2026-11-01', 'November, when clocks go back', [24, 24, 24, 24, 24, 24, 25]],
    ['2026-03-08', 'March, when clocks go forward', [24, 24, 24, 24, 24, 24, 23]],
  ])('the week of %s in Portland (%s) has days of %j hours', (date, _, hours) => {
    expect(days(periodOf('week', parseDate(date), portland).bounds)).toEqual(hours);
  });

  test('the server is asked for whole weeks, from midnight to midnight on the clock of the company', () => {
    expect(weeksOf(periodOf('day', parseDate('2026-11-01'), portland))).toEqual({
      from: '2026-10-26T07:00:00.000Z',
      to: '2026-11-02T08:00:00.000Z',
    });
  });

  test('an instant belongs to the day that it is there', () => {
    const { bounds } = periodOf('week', parseDate('2026-11-01'), portland);
    const day = (instant: string) => dayIndex(bounds, Date.parse(instant));
    expect([
      day('2026-10-26T06:59:59Z'),
      day('2026-10-26T07:00:00Z'),
      day('2026-11-02T07:59:59Z'),
      day('2026-11-02T08:00:00Z'),
    ]).toEqual([-1, 0, 6, 7]);
  });

  test.each([['2026-02-30'], ['x'], [''], [null]])('%p is no date', (text) => {
    expect(dateOf(text)).toBeUndefined();
  });
});

/** 22:00 to 06:00 in Portland, on the Friday before clocks change. */
const autumn = { startTime: '2026-10-31T05:00:00.000Z', endTime: '2026-10-31T13:00:00.000Z' };
const spring = { startTime: '2026-03-07T06:00:00.000Z', endTime: '2026-03-07T14:00:00.000Z' };

describe('moving keeps the times of day', () => {
  test('into the night in which clocks go back: an hour longer', () => {
    const moved = movedTimes(autumn, { days: 1 }, portland);
    expect(moved).toEqual({ startTime: '2026-11-01T05:00:00.000Z', endTime: '2026-11-01T14:00:00.000Z' });
    expect(hoursOf(moved)).toBe(9);
  });

  test('into the night in which they go forward: an hour shorter', () => {
    const moved = movedTimes(spring, { days: 1 }, portland);
    expect(moved).toEqual({ startTime: '2026-03-08T06:00:00.000Z', endTime: '2026-03-08T13:00:00.000Z' });
    expect(hoursOf(moved)).toBe(7);
  });

  test('there and back is where it was', () => {
    const there = movedTimes(spring, { days: 2 }, portland);
    expect(movedTimes(there, { days: -2 }, portland)).toEqual(spring);
  });

  test('a shift within the hour that clocks leave out keeps an end after its start', () => {
    const short = { startTime: '2026-03-07T10:00:00.000Z', endTime: '2026-03-07T10:30:00.000Z' };
    const { startTime, endTime } = movedTimes(short, { days: 1 }, portland);
    expect(endTime > startTime).toBe(true);
  });

  test('minutes are real time', () => {
    expect(movedTimes(autumn, { minutes: 90 }, portland)).toEqual({
      startTime: '2026-10-31T06:30:00.000Z',
      endTime: '2026-10-31T14:30:00.000Z',
    });
  });
});

describe('resizing', () => {
  test('moves the end', () => {
    expect(resizedTimes(autumn, 'end', 30, portland).endTime).toBe('2026-10-31T13:30:00.000Z');
  });

  test('leaves at least a quarter of an hour', () => {
    expect(hoursOf(resizedTimes(autumn, 'end', -24 * 60, portland))).toBe(0.25);
    expect(hoursOf(resizedTimes(autumn, 'start', 24 * 60, portland))).toBe(0.25);
  });
});

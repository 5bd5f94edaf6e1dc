import { todaysShift } from './todays-shift.ts';

const now = new Date('2026-11-24T10:00:00Z');
const shift = (date: string, from: string, to: string, status = 'SCHEDULED') => ({
  date,
  timeZone: 'UTC',
  startTime: `${from}:00Z`,
  endTime: `${to}:00Z`,
  status,
});

const morning = shift('2026-11-24', '2026-11-24T08:00', '2026-11-24T12:00');
const evening = shift('2026-11-24', '2026-11-24T18:00', '2026-11-24T22:00');
const tomorrow = shift('2026-11-25', '2026-11-25T08:00', '2026-11-25T12:00');
const overnight = shift('2026-11-23', '2026-11-23T22:00', '2026-11-24T11:00', 'IN_PROGRESS');
const yesterday = shift('2026-11-23', '2026-11-23T08:00', '2026-11-23T12:00', 'COMPLETED');

describe("scheduling.md §4, today's shift", () => {
  test('the earliest start time among shifts dated today', () => {
    expect(todaysShift([tomorrow, evening, morning, yesterday], now)).toBe(morning);
  });

  test('readings.md: includes one that began yesterday and still runs', () => {
    expect(todaysShift([morning, overnight], now)).toBe(overnight);
  });

  test('one that began yesterday and has been left is over', () => {
    expect(todaysShift([{ ...overnight, status: 'COMPLETED' }], now)).toBeUndefined();
  });

  test('a shift without check-in is over when its end has passed', () => {
    const missed = shift('2026-11-23', '2026-11-23T22:00', '2026-11-24T06:00');
    expect(todaysShift([missed], now)).toBeUndefined();
  });

  test('a cancelled shift is nobody’s', () => {
    expect(todaysShift([{ ...morning, status: 'CANCELLED' }, evening], now)).toBe(evening);
  });

  test('none', () => {
    expect(todaysShift([tomorrow, yesterday], now)).toBeUndefined();
  });
});

import { parseDateTime } from '@internationalized/date';
import { instantsOf, localTimesOf, movedByDays } from './index.ts';

const zone = 'America/Los_Angeles';
const inPortland = (start: string, end: string) =>
  instantsOf({ start: parseDateTime(start), end: parseDateTime(end) }, zone);

describe('times on the clock of a place', () => {
  test('a watch of the night is the same a week later, an hour shorter where clocks go forward', () => {
    const watch = inPortland('2026-02-28T22:00', '2026-03-01T06:00');
    expect(watch).toEqual({ start_time: '2026-03-01T06:00:00.000Z', end_time: '2026-03-01T14:00:00.000Z' });
    expect(instantsOf(movedByDays(localTimesOf(watch, zone), 7), zone)).toEqual({
      start_time: '2026-03-08T06:00:00.000Z',
      end_time: '2026-03-08T13:00:00.000Z',
    });
  });

  test('and an hour longer where they go back', () => {
    const watch = localTimesOf(inPortland('2026-10-24T22:00', '2026-10-25T06:00'), zone);
    expect(instantsOf(movedByDays(watch, 7), zone)).toEqual({
      start_time: '2026-11-01T05:00:00.000Z',
      end_time: '2026-11-01T14:00:00.000Z',
    });
  });

  test('a start in the hour that is left out is an hour later, and never after the end', () => {
    expect(inPortland('2026-03-08T02:15', '2026-03-08T09:00').start_time).toBe('2026-03-08T10:15:00.000Z');
    expect(inPortland('2026-03-08T02:30', '2026-03-08T03:00')).toEqual({
      start_time: '2026-03-08T10:30:00.000Z',
      end_time: '2026-03-08T11:00:00.000Z',
    });
  });

  test('a shift within the hour that is shown twice keeps its length', () => {
    const short = { start_time: '2026-11-01T08:45:00.000Z', end_time: '2026-11-01T09:15:00.000Z' };
    expect(instantsOf(movedByDays(localTimesOf(short, zone), 7), zone)).toEqual({
      start_time: '2026-11-08T09:45:00.000Z',
      end_time: '2026-11-08T10:15:00.000Z',
    });
  });
});

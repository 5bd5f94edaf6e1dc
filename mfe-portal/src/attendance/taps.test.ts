import { actionOn } from './attendance.ts';
import { waitedSeconds, withTaps, type Tap } from './taps.ts';

const shift = {
  id: '1',
  status: 'SCHEDULED',
  checkedIn: false,
  checkedOut: false,
  endTime: '',
  checkInFrom: '',
  checkOutUntil: '',
} as const;
const tap = (action: Tap['action'], shiftId = '1'): Tap => ({ shiftId, action, tappedAt: 0 });

test('what waits counts as done, so that the whole night can be kept', () => {
  expect(actionOn(withTaps(shift, []))).toBe('checkIn');
  expect(actionOn(withTaps(shift, [tap('checkIn', '2')]))).toBe('checkIn');
  expect(actionOn(withTaps(shift, [tap('checkIn')]))).toBe('checkOut');
  expect(actionOn(withTaps(shift, [tap('checkIn'), tap('checkOut')]))).toBeUndefined();
});

test('a wrong clock of the device changes nothing: only how long it waited is sent', () => {
  const wrong = Date.UTC(1999, 0, 1);
  expect(waitedSeconds({ ...tap('checkIn'), tappedAt: wrong }, wrong + 90_000)).toBe(90);
  expect(waitedSeconds({ ...tap('checkIn'), tappedAt: wrong }, Date.UTC(2026, 0, 1))).toBeUndefined();
  expect(waitedSeconds({ ...tap('checkIn'), tappedAt: wrong }, wrong - 1000)).toBeUndefined();
});

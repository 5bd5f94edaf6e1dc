import { parseDate } from '@internationalized/date';
import { periodOf } from './calendar.ts';
import { placeAfter } from './keyboard.ts';
import { noFilters, rowsOf } from './layout.ts';
import { aSchedule, aShift } from './testing/schedule.ts';

const [first, second] = [aShift(), aShift({ startTime: '2026-11-23T18:00:00.000Z' })];
const period = periodOf('week', parseDate('2026-11-23'), 'UTC');
const none = noFilters;
const rows = rowsOf(aSchedule([first, second]), period, 'employees', none, new Map());
const cell = (rowId: string, day: number, shiftId?: string) => ({ rowId, day, shiftId });
const after = (place: ReturnType<typeof cell>, key: string, ctrlKey = false) =>
  placeAfter(rows, place, { key, ctrlKey });

test.each([
  ['ArrowRight', cell('10', 0), cell('10', 1)],
  ['ArrowLeft', cell('10', 0), undefined],
  ['ArrowLeft', cell('10', 1, first.id), cell('10', 0)],
  ['ArrowDown', cell('10', 0), cell('10', 0, first.id)],
  ['ArrowDown', cell('10', 0, first.id), cell('10', 0, second.id)],
  ['ArrowDown', cell('10', 0, second.id), cell('11', 0)],
  ['ArrowUp', cell('11', 0), cell('10', 0, second.id)],
  ['ArrowUp', cell('10', 0, first.id), cell('10', 0)],
  ['ArrowDown', cell('11', 0), undefined],
  ['End', cell('10', 2), cell('10', 6)],
  ['Home', cell('11', 2), cell('11', 0)],
  ['x', cell('10', 0), undefined],
])('%s from %j leads to %j', (key, from, to) => {
  expect(after(from, key)).toEqual(to);
});

test('with Ctrl, Home and End lead to the first and last of all', () => {
  expect(after(cell('11', 3), 'Home', true)).toEqual(cell('10', 0));
  expect(after(cell('10', 3), 'End', true)).toEqual(cell('11', 6));
});

import { parseDate } from '@internationalized/date';
import { periodOf } from './calendar.ts';
import { noFilters, rowsOf } from './layout.ts';
import { changesOfCancel, changesOfMove, changesOfResize, nowhere, withinRows } from './moves.ts';
import { paper, weekPages } from './paper.ts';
import { sheetsOf } from './sheets.ts';
import { sitesOf } from './layout.ts';
import { aSchedule, aShift } from './testing/schedule.ts';

const shift = aShift();
const schedule = aSchedule([shift]);
const period = periodOf('week', parseDate('2026-11-23'), 'UTC');
const everything = noFilters;
const rows = rowsOf(schedule, period, 'employees', everything, new Map());
const sites = rowsOf(schedule, period, 'sites', everything, new Map());
const grid = { rows, by: 'employees' as const, zoneOf: () => 'UTC' };

describe('moving shifts', () => {
  test('to another day and employee changes times and employee', () => {
    expect(changesOfMove(grid, [shift], { ...nowhere, days: 1, rows: 1 })).toEqual([
      {
        key: shift.id,
        kind: 'update',
        shift: { startTime: '2026-11-24T09:00:00.000Z', endTime: '2026-11-24T17:00:00.000Z', employeeId: '11' },
      },
    ]);
  });

  test('by sites changes client and location, and nothing else', () => {
    const [change] = changesOfMove({ ...grid, rows: sites, by: 'sites' }, [shift], { ...nowhere, rows: 1 });
    expect(change).toMatchObject({ shift: { clientId: '1', locationId: '4' } });
  });

  test('nowhere changes nothing', () => {
    expect(changesOfMove(grid, [shift], nowhere, () => 'copy')).toEqual([]);
  });

  test('a copy is planned anew', () => {
    const done = aShift({ status: 'COMPLETED', notes: 'Ring.' });
    const [copy] = changesOfMove(grid, [done], { ...nowhere, days: 7 }, () => 'copy');
    expect(copy).toMatchObject({ kind: 'create', copied: done.id, shift: { status: 'SCHEDULED', notes: 'Ring.' } });
  });

  test('several stay within the rows together', () => {
    const bobs = aShift({ employeeId: '11' });
    expect(withinRows(rows, 'employees', [shift, bobs], { ...nowhere, rows: 1 }).rows).toBe(0);
    expect(withinRows(rows, 'employees', [shift], { ...nowhere, rows: 5 }).rows).toBe(1);
  });
});

test('an end that stays is no change', () => {
  expect(changesOfResize([shift], 0, () => 'UTC')).toEqual([]);
  expect(changesOfResize([shift], 15, () => 'UTC')).toMatchObject([{ shift: { endTime: '2026-11-23T17:15:00.000Z' } }]);
});

test('what has happened already is not cancelled', () => {
  const done = (['COMPLETED', 'MISSED', 'CANCELLED'] as const).map((status) => aShift({ status }));
  expect(changesOfCancel([...done, shift])).toEqual([
    { key: shift.id, kind: 'update', shift: { status: 'CANCELLED' } },
  ]);
});

describe('paper', () => {
  const people = (count: number, lines = 1) => Array.from({ length: count }, (_, id) => ({ id, lines }));
  const numbers = (count: number) => weekPages(people(count)).pages.map(({ length }) => length);

  test('a week is on one page or two as long as it can be read; then on more, and no row is lost', () => {
    expect(numbers(0)).toEqual([]);
    expect(numbers(32)).toEqual([32]);
    expect(weekPages(people(32)).line).toBe(3.8);
    expect(numbers(70)).toHaveLength(2);
    expect(weekPages(people(75)).line).toBeLessThan(3.8);
    expect(numbers(200).length).toBeGreaterThan(2);
    expect(numbers(200).reduce((sum, count) => sum + count, 0)).toBe(200);
  });

  test('no page is higher than paper, and a row that is has one of its own', () => {
    const { pages } = weekPages([...people(3, 9), { id: 3, lines: 90 }, ...people(30, 2)]);
    for (const page of pages) {
      const height = page.reduce((sum, row) => sum + row.height, 0);
      expect(page.length === 1 || height <= paper.landscape.room).toBe(true);
    }
    expect(pages.flat().map(({ lines }) => lines)).toEqual([9, 9, 9, 90, ...people(30, 2).map(({ lines }) => lines)]);
  });
});

test('a sheet of paper per site with shifts, by the clock, without what is cancelled', () => {
  const gate = aShift({ locationId: '4' });
  const early = aShift({ startTime: '2026-11-23T06:00:00.000Z', employeeId: '11' });
  const sheets = sheetsOf(
    sitesOf(schedule),
    [shift, gate, early, aShift({ clientId: '2', status: 'CANCELLED' })],
    period,
    () => 'UTC',
  );
  expect(sheets.map(({ site, byDay }) => [site.name, byDay.map(({ shifts }) => shifts)])).toEqual([
    ['Mall', [[early, shift]]],
    ['Gate', [[gate]]],
  ]);
});

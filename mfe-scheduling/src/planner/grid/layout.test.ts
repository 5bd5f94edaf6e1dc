import { parseDate } from '@internationalized/date';
import { periodOf } from './calendar.ts';
import { heightOf, noFilters as everything, rowsOf, sumsByDay } from './layout.ts';
import { overtimeOf } from './sums.ts';
import { aSchedule, aShift } from './testing/schedule.ts';

const week = periodOf('week', parseDate('2026-11-23'), 'UTC');
const at = (day: string, from: string, to: string, toDay = day) => ({
  startTime: `2026-11-${day}T${from}:00.000Z`,
  endTime: `2026-11-${toDay}T${to}:00.000Z`,
});
const rows = (
  shifts: ReturnType<typeof aShift>[],
  {
    by = 'employees' as const,
    filters = everything,
    period = week,
  }: Partial<{ by: 'employees' | 'sites'; filters: typeof everything; period: typeof week }> = {},
) =>
  rowsOf(
    aSchedule(shifts, { timeZone: period.zone }),
    period,
    by,
    filters,
    overtimeOf(shifts, () => period.zone),
  );
const ids = (all: ReturnType<typeof rows>) =>
  all.map(({ cells }) => cells.map((cell) => cell.map(({ shift }) => shift.id).join()));

describe('where shifts are in the grid', () => {
  test('in the row of their employee, on the day on which they start, in the order of their start', () => {
    const late = aShift(at('24', '14:00', '22:00'));
    const early = aShift(at('24', '06:00', '14:00'));
    const bobs = aShift({ ...at('29', '22:00', '06:00', '30'), employeeId: '11' });
    expect(ids(rows([late, early, bobs]))).toEqual([
      ['', `${early.id},${late.id}`, '', '', '', '', ''],
      ['', '', '', '', '', '', bobs.id],
    ]);
  });

  test('one from before the first day continues there, and counts where it began', () => {
    const night = aShift(at('22', '22:00', '06:00', '23'));
    const [ann] = rows([night]);
    expect(ann!.cells[0]![0]).toMatchObject({ continues: true, from: 0, to: 0.25 });
    expect(ann!.sums.hours).toBe(0);
  });

  test('one that ends as the first day begins, or starts as the last one ends, is not there', () => {
    const outside = [aShift(at('22', '16:00', '00:00', '23')), aShift(at('30', '00:00', '08:00'))];
    expect(rows(outside)[0]!.cells.flat()).toEqual([]);
  });

  test('the hours of a day are parts of it, of 25 hours where clocks go back', () => {
    const portland = periodOf('day', parseDate('2026-11-01'), 'America/Los_Angeles');
    const shift = aShift({ startTime: '2026-11-01T07:00:00.000Z', endTime: '2026-11-01T19:30:00.000Z' });
    expect(rows([shift], { period: portland })[0]!.cells[0]![0]).toMatchObject({ from: 0, to: 0.5 });
  });

  test('by sites: a client’s own address, then its locations', () => {
    const gate = aShift({ locationId: '4' });
    const all = rows([gate], { by: 'sites' });
    expect(all.map(({ name, detail }) => [name, detail])).toEqual([
      ['Mall', ''],
      ['Gate', 'Mall'],
      ['Port', ''],
    ]);
    expect(all[1]!.cells[0]![0]!.shift).toBe(gate);
  });

  test('filters keep who holds a qualification, one employee, and who is at a client', () => {
    const shifts = [aShift(), aShift({ employeeId: '11', clientId: '2' })];
    const names = (filters: Partial<typeof everything>) =>
      rows(shifts, { filters: { ...everything, ...filters } }).map(({ name }) => name);
    expect(names({ qualification: '7' })).toEqual(['Ann Young']);
    expect(names({ employee: '11' })).toEqual(['Bob Zahn']);
    expect(names({ client: '2' })).toEqual(['Bob Zahn']);
    expect(names({ client: '2', employee: '10' })).toEqual(['Ann Young']);
  });

  test('who works elsewhere is not free: what a filter is not for stays as a ghost, and totals do not change', () => {
    const shifts = [aShift(at('23', '08:00', '16:00')), aShift({ ...at('24', '08:00', '16:00'), clientId: '2' })];
    const [ann] = rows(shifts, { filters: { ...everything, client: '2' } });
    const placed = ann!.cells.flat().map(({ shift, isGhost }) => [shift.clientId, isGhost]);
    expect(placed).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(ann!.sums.hours).toBe(16);
  });

  test('a shift is on the day of its site: after midnight in Boise, before it in Los Angeles', () => {
    const losAngeles = periodOf('week', parseDate('2026-12-21'), 'America/Los_Angeles');
    const night = aShift({ startTime: '2026-12-22T07:30:00.000Z', endTime: '2026-12-22T15:00:00.000Z' });
    const [mall, port] = aSchedule().clients;
    const inBoise = aSchedule([night], {
      timeZone: losAngeles.zone,
      clients: [{ ...mall!, timeZone: 'America/Boise' }, port!],
    });
    const dayOf = (schedule: ReturnType<typeof aSchedule>) =>
      rowsOf(schedule, losAngeles, 'employees', everything, new Map())[0]!.cells.findIndex(({ length }) => length > 0);
    expect(dayOf(aSchedule([night], { timeZone: losAngeles.zone }))).toBe(0);
    expect(dayOf(inBoise)).toBe(1);
  });

  test('a row is as high as its fullest day', () => {
    const [none] = rows([]);
    const [three] = rows([aShift(), aShift(), aShift()]);
    expect(heightOf(three!, 'comfortable', 1)).toBe(heightOf(none!, 'comfortable', 1) + 89);
  });

  test('WCAG 1.4.4: with text of 200 % twice that', () => {
    const [none] = rows([]);
    expect(heightOf(none!, 'compact', 2)).toBe(heightOf(none!, 'compact', 1) * 2);
  });
});

describe('hours, cost and overtime', () => {
  const fiveDays = ['23', '24', '25', '26', '27'].map((day) =>
    aShift({ ...at(day, '08:00', '17:00'), hours: 9, pay: '135.05' }),
  );

  test('beyond 40 hours of a week, on the day on which it happens', () => {
    const all = rows(fiveDays);
    expect(all[0]!.sums).toEqual({ hours: 45, cost: 67_525, overtime: 5 });
    const { byDay } = sumsByDay(
      all,
      7,
      overtimeOf(fiveDays, () => 'UTC'),
    );
    expect(byDay.map(({ overtime }) => overtime)).toEqual([0, 0, 0, 0, 5, 0, 0]);
  });

  test('the same when a filter is for some of the hours', () => {
    const [friday] = fiveDays.slice(-1);
    friday!.clientId = '2';
    const [row] = rows(fiveDays, { filters: { ...everything, client: '2' } });
    expect(row!.sums).toMatchObject({ hours: 45, overtime: 5 });
  });

  test('what is cancelled or was missed is no work', () => {
    const shifts = [aShift({ status: 'CANCELLED' }), aShift({ status: 'MISSED' }), aShift()];
    expect(rows(shifts)[0]!.sums).toEqual({ hours: 8, cost: 12_000, overtime: 0 });
  });

  test('a week ends on the clock of the company: Sunday evening in Portland is Monday in UTC', () => {
    const long = Array.from({ length: 4 }, (_, day) =>
      aShift({
        startTime: `2026-11-1${day + 6}T15:00:00.000Z`,
        endTime: `2026-11-1${day + 7}T01:00:00.000Z`,
        hours: 10,
      }),
    );
    const sundayEvening = aShift({
      startTime: '2026-11-23T02:00:00.000Z',
      endTime: '2026-11-23T06:00:00.000Z',
      hours: 4,
    });
    const shifts = [...long, sundayEvening];
    expect(overtimeOf(shifts, () => 'America/Los_Angeles').get(sundayEvening.id)).toBe(4);
    expect(overtimeOf(shifts, () => 'UTC').get(sundayEvening.id)).toBeUndefined();
  });
});

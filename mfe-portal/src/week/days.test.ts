import { totalOf, weekOf, weeksAfter } from './days.ts';

test('a week is from Monday to Sunday, also over the end of a year', () => {
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-29')[0]).toBe('2026-11-23');
  expect(weeksAfter('2026-12-31', 1)).toBe('2027-01-07');
});

test('scheduling.md §9: totals are sums of what each shift pays, without cancelled and missed ones', () => {
  const shift = (pay: string, durationHours: number, status = 'COMPLETED') => ({ pay, durationHours, status });
  const shifts = [shift('0.10', 1.5), shift('0.20', 2), shift('99.00', 8, 'MISSED'), shift('9.00', 8, 'CANCELLED')];
  expect(totalOf(shifts)).toEqual({ hours: 3.5, pay: '0.30' });
});

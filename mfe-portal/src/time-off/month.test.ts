import { daysOf, monthAfter, tapped, weeksOf } from './month.ts';

test('months go over the year, both ways', () => {
  expect([monthAfter('2028-12-24', 1), monthAfter('2028-01-31', -1), monthAfter('2028-11-30', 0)]).toEqual([
    '2029-01',
    '2027-12',
    '2028-11',
  ]);
});

test('a month has its days, below their days of the week', () => {
  const { before, days } = daysOf('2028-02');
  expect([before, days.length, days[0], days.at(-1)]).toEqual([1, 29, '2028-02-01', '2028-02-29']);
});

test('six weeks of a month go on into the next', () => {
  const { before, days } = weeksOf('2028-02');
  expect([before + days.length, days[28], days[29], days.at(-1)]).toEqual([
    42,
    '2028-02-29',
    '2028-03-01',
    '2028-03-12',
  ]);
});

test('two taps are a stretch; a third, or one before the first, begins anew', () => {
  const first = tapped({ from: '', until: '' }, '2028-02-10');
  const second = tapped(first, '2028-02-12');
  expect([first, second, tapped(second, '2028-02-20'), tapped(first, '2028-02-01')]).toEqual([
    { from: '2028-02-10', until: '2028-02-10' },
    { from: '2028-02-10', until: '2028-02-12' },
    { from: '2028-02-20', until: '2028-02-20' },
    { from: '2028-02-01', until: '2028-02-01' },
  ]);
});

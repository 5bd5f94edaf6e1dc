import { calendarDays, dateAndTime, dayOf, shiftDay, shiftHours, shiftWhen } from './index.ts';

const [night, morning] = ['2026-11-24T21:00:00.000Z', '2026-11-25T05:00:00.000Z'];

describe('one form of dates in each language', () => {
  test.each([
    ['en', 'Tue 24 Nov'],
    ['es', 'mar 24 nov'],
    ['fr', 'mar. 24 nov.'],
  ])('the day in %s', (language, day) => {
    expect(shiftDay(night, language, 'Europe/Paris', new Date('2026-01-01T12:00:00Z'))).toBe(day);
  });

  test.each([
    ['en', 'Tue 24 Nov 2026'],
    ['es', 'mar 24 nov 2026'],
    ['fr', 'mar. 24 nov. 2026'],
  ])('the day of another year than this one has its year, in %s', (language, day) => {
    expect(shiftDay(night, language, 'Europe/Paris', new Date('2027-01-01T12:00:00Z'))).toBe(day);
  });

  test('which year it is depends on where the clock is', () => {
    const newYear = '2026-12-31T23:30:00.000Z';
    expect(shiftDay(newYear, 'en', 'Europe/Paris', new Date('2026-12-31T12:00:00Z'))).toBe('Fri 1 Jan 2027');
    expect(shiftDay(newYear, 'en', 'America/New_York', new Date('2026-12-31T12:00:00Z'))).toBe('Thu 31 Dec');
  });

  test('a shift of long ago says in which year it was', () => {
    expect(shiftWhen('2019-11-24T21:00:00Z', '2019-11-25T05:00:00Z', 'en', 'UTC')).toBe(
      'Sun 24 Nov 2019, 21:00–05:00 (+1)',
    );
  });

  test.each([
    ['2026-11-23', '2026-11-29', '23 – 29 Nov 2026'],
    ['2026-11-30', '2026-12-06', '30 Nov – 6 Dec 2026'],
    ['2026-12-28', '2027-01-03', '28 Dec 2026 – 3 Jan 2027'],
    ['2026-12-28', '2026-12-28', '28 Dec 2026'],
  ])('from %s to %s: %s', (first, last, days) => {
    expect(calendarDays(first, last, 'en')).toBe(days);
  });

  test('the day on which something happened has its year', () => {
    expect(dayOf(night, 'fr', 'Asia/Tokyo')).toBe('25 nov. 2026');
  });

  test('a shift over midnight says that it ends on the next day', () => {
    expect(shiftHours(night, morning, 'en', 'Europe/Paris')).toBe('22:00–06:00 (+1)');
  });

  test('whether it does depends on where the clock is', () => {
    expect(shiftHours(night, morning, 'en', 'America/New_York')).toBe('16:00–00:00 (+1)');
    expect(shiftHours(night, morning, 'en', 'Asia/Tokyo')).toBe('06:00–14:00');
  });

  test('the clock is that of each instant, also when the clocks change between them', () => {
    expect(shiftHours('2026-10-24T22:00:00Z', '2026-10-25T05:00:00Z', 'en', 'Europe/Paris')).toBe('00:00–06:00');
  });

  test('midnight is 00:00', () => {
    expect(shiftHours('2026-11-24T00:00:00Z', '2026-11-24T08:00:00Z', 'en', 'UTC')).toBe('00:00–08:00');
  });

  test.each([
    ['en', '24 Nov 2026, 22:00', '24 Nov 2026, 22:00:00'],
    ['es', '24 nov 2026, 22:00', '24 nov 2026, 22:00:00'],
    ['fr', '24 nov. 2026, 22:00', '24 nov. 2026, 22:00:00'],
  ])('when something happened is told in %s by the same clock of 24 hours', (language, told, exactly) => {
    expect(dateAndTime(night, language, 'Europe/Paris')).toBe(told);
    expect(dateAndTime(new Date(night), language, 'Europe/Paris', true)).toBe(exactly);
  });
});

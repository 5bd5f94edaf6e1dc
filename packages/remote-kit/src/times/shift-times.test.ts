import { dollars } from '../figures/index.ts';
import { dateAndTime, shiftDay, shiftHours, shiftLength } from './shift-times.ts';
import { dayIn, offeredZone } from './time-zone.ts';

const [night, morning] = ['2026-11-24T21:00:00.000Z', '2026-11-25T05:00:00.000Z'];

describe('dates, hours and money of a shift', () => {
  test.each([
    ['en', 'Tue 24 Nov'],
    ['es', 'mar 24 nov'],
    ['fr', 'mar. 24 nov.'],
  ])('the day in %s', (language, day) => {
    expect(shiftDay(night, language, 'Europe/Paris')).toBe(day);
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
    ['en', 'Nov 24, 2026, 22:00', 'Nov 24, 2026, 22:00:00'],
    ['es', '24 nov 2026, 22:00', '24 nov 2026, 22:00:00'],
    ['fr', '24 nov. 2026, 22:00', '24 nov. 2026, 22:00:00'],
  ])('when something happened is told in %s by the same clock of 24 hours', (language, told, exactly) => {
    expect(dateAndTime(night, language, 'Europe/Paris')).toBe(told);
    expect(dateAndTime(new Date(night), language, 'Europe/Paris', true)).toBe(exactly);
  });

  test('scheduling.md §9: 1 decimal in the list, 2 on detail', () => {
    expect(shiftLength(8.25, 'en')).toBe('8.3 h');
    expect(shiftLength(8.5, 'fr')).toBe('8,5 h');
    expect(shiftLength(8, 'en')).toBe('8.0 h');
    expect(shiftLength(8, 'en', 2)).toBe('8.00 h');
  });

  test.each([
    ['en', '$1,120.50'],
    ['es', '1120,50 $'],
    ['fr', '1 120,50 $'],
  ])('money in %s', (language, text) => {
    expect(dollars('1120.50', language).replaceAll(/\s/g, ' ')).toBe(text);
  });
});

describe('time zones', () => {
  const now = new Date('2026-11-24T23:30:00Z');

  test.each<[string, string | undefined, string]>([
    ['Europe/Paris', 'Europe/Paris', 'an offered zone'],
    ['Europe/Berlin', 'Europe/Paris', 'another zone with the same clock'],
    ['Asia/Kathmandu', undefined, 'no such zone'],
  ])('%s is shown in %s: %s', (viewer, zone) => {
    expect(offeredZone(viewer, now)).toBe(zone);
  });

  test('the day in a zone', () => {
    expect(dayIn('UTC', now)).toBe('2026-11-24');
    expect(dayIn('Europe/Paris', now)).toBe('2026-11-25');
  });
});

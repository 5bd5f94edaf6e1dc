import { timeZones } from '@portfolio/contracts/scheduling';
import { dayIn, offeredZone, zoneName } from './time-zone.ts';

describe('time zones', () => {
  const now = new Date('2026-11-24T23:30:00Z');

  test.each<[string, string | undefined, string]>([
    ['Europe/Paris', 'Europe/Paris', 'an offered zone'],
    ['Europe/Berlin', 'Europe/Paris', 'another zone with the same clock'],
    ['Asia/Kathmandu', undefined, 'no such zone'],
  ])('%s is shown in %s: %s', (viewer, zone) => {
    expect(offeredZone(viewer, now)).toBe(zone);
  });

  test('a zone is called by its city, and no two are called the same', () => {
    expect(['UTC', 'America/Los_Angeles', 'America/Indiana/Knox'].map(zoneName)).toEqual([
      'UTC',
      'Los Angeles',
      'Knox',
    ]);
    expect(new Set(timeZones.map(zoneName)).size).toBe(timeZones.length);
  });

  test('the day in a zone', () => {
    expect(dayIn('UTC', now)).toBe('2026-11-24');
    expect(dayIn('Europe/Paris', now)).toBe('2026-11-25');
  });
});

import { shownParams } from './shown-params.ts';

const night = { shift: 'Atlas Mall', id: 3, zone: 'UTC', start: '2026-11-24 20:00', end: '2026-11-25 06:00' };

test('days and times that the services give on the clock of the place are written as on screens', () => {
  expect(shownParams(night, 'en')).toEqual({ ...night, start: 'Tue 24 Nov, 20:00', end: 'Wed 25 Nov, 06:00' });
  expect(shownParams({ ...night, end: '2026-11-24 23:00' }, 'fr')).toMatchObject({
    start: 'mar. 24 nov., 20:00',
    end: '23:00',
  });
  expect(shownParams({ week: '2026-11-23', hours: 52 }, 'en')).toEqual({ week: 'Mon 23 Nov', hours: 52 });
});

test('what is no time stays, such as a name or a time of day', () => {
  const others = { shift: '2026-11-24 at Atlas', time: '20:00', max: 3 };
  expect(shownParams(others, 'en')).toEqual(others);
});

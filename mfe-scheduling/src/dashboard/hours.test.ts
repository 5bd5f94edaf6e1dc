import { gapsIn, hoursOfDay } from './hours.ts';

const stretches = {
  from: ['2031-03-10T08:00:00Z', '2031-03-10T12:30:00Z', '2031-03-09T20:00:00Z'],
  until: ['2031-03-10T10:00:00Z', '2031-03-10T14:00:00Z', '2031-03-10T02:00:00Z'],
  asked: [2, 1, 1],
  open: [1, 1, 0],
};

test('each hour has the guards of all posts, by the clock of a zone', () => {
  const hours = hoursOfDay(stretches, '2031-03-10', 'UTC');
  expect(hours).toHaveLength(24);
  expect(hours.map(({ asked }) => asked).slice(0, 14)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0.5, 1]);
  expect(hoursOfDay(stretches, '2031-03-10', 'Asia/Tokyo')[17]?.asked).toBe(2);
  // The night on which the clocks go forward.
  expect(hoursOfDay(stretches, '2031-03-30', 'Europe/Paris')).toHaveLength(23);
});

test('hours beside each other in which somebody is missing are one gap', () => {
  const at = (hour: number) => Date.UTC(2031, 2, 10, hour);
  expect(gapsIn(hoursOfDay(stretches, '2031-03-10', 'UTC'))).toEqual([
    { from: at(8), until: at(10), open: 1 },
    { from: at(12), until: at(14), open: 1 },
  ]);
});

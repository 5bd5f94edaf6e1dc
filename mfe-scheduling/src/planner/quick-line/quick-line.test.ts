import { habitsOf, plannedBy, readLine, timesOn } from './quick-line.ts';

const sites = [
  { id: '1', name: 'Harbour Mall' },
  { id: '2', name: 'Harbour Mall, North gate' },
  { id: '3', name: 'Bluebird' },
  { id: '4', name: 'Théâtre de l’Étoile' },
  { id: '5', name: 'Old Harbour' },
];
const read = (text: string) => {
  const { named, hours } = readLine(text, sites);
  return [named[0]?.name, hours && `${hours.start}–${hours.end}`];
};

describe('a line such as "bluebird 22-6"', () => {
  test.each([
    ['bluebird 22-6', '22:00–06:00'],
    ['blu 22–06', '22:00–06:00'],
    ['BLUEBIRD 2230-615', '22:30–06:15'],
    ['22:30 - 6:15 bluebird', '22:30–06:15'],
    ['bluebird 22.30-6.15', '22:30–06:15'],
    ['bluebird 9h-17h', '09:00–17:00'],
    ['bluebird 22h30-6h15', '22:30–06:15'],
    ['bluebird 10pm-6am', '22:00–06:00'],
    ['bluebird 10 pm to 6 am', '22:00–06:00'],
    ['bluebird 9 à 17', '09:00–17:00'],
    ['bluebird 9 a 17', '09:00–17:00'],
    ['bluebird 0-8', '00:00–08:00'],
  ])('%s', (text, hours) => expect(read(text)).toEqual(['Bluebird', hours]));

  test.each([
    ['north 6-14', 'Harbour Mall, North gate'],
    ['harb 6-14', 'Harbour Mall'],
    ['old 6-14', 'Old Harbour'],
    ['etoile 6-14', 'Théâtre de l’Étoile'],
    ['mall nor 6-14', 'Harbour Mall, North gate'],
  ])('%s is at %s', (text, name) => expect(read(text)[0]).toBe(name));

  test.each(['bluebird', 'bluebird 22', 'bluebird 25-6', 'bluebird 22-6-7'])('%s says no times', (text) =>
    expect(readLine(text, sites).hours).toBeUndefined(),
  );

  test('a time on its way changes no name', () => expect(read('bluebird 22-')).toEqual(['Bluebird', undefined]));

  test('names nothing that there is not, and everything when it has no words', () => {
    expect(readLine('museum 22-6', sites).named).toEqual([]);
    expect(readLine('22-6', sites)).toMatchObject({ named: sites, hasWords: false });
  });
});

const night = { id: '3', start: '22:00', end: '06:00' };
const day = { id: '1', start: '08:00', end: '16:00' };

test('the usual is what was done most often, and of these the latest', () => {
  expect(habitsOf([night, day, night])).toEqual([night, day]);
  expect(habitsOf([night, day])).toEqual([day, night]);
});

describe('what is left out is as usual', () => {
  const planned = (text: string, habits = [night, day]) => plannedBy(readLine(text, sites), habits);

  test('everything', () => expect(planned('')).toEqual(night));
  test('the place', () => expect(planned('7-15')).toEqual({ id: '3', start: '07:00', end: '15:00' }));
  test('the times, as they are usual there', () => expect(planned('harbour mall')).toEqual(day));
  test('the times, as they are usual elsewhere', () => expect(planned('old')).toEqual({ ...night, id: '5' }));
  test('nobody has a usual yet: a day', () => {
    expect(planned('old', [])).toEqual({ id: '5', start: '09:00', end: '17:00' });
    expect(planned('', [])).toBeUndefined();
  });
  test('a name that there is not plans nothing', () => expect(planned('museum')).toBeUndefined());
});

test('what does not end later ends on the next day', () => {
  const on = (start: string, end: string) => timesOn('2026-11-30', '2026-12-01', { start, end });
  expect(on('22:00', '06:00')).toEqual({ startTime: '2026-11-30T22:00', endTime: '2026-12-01T06:00' });
  expect(on('09:00', '17:00').endTime).toBe('2026-11-30T17:00');
  expect(on('08:00', '08:00').endTime).toBe('2026-12-01T08:00');
});

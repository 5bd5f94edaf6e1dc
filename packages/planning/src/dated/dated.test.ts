import { datedKind } from '@portfolio/contracts/scheduling';
import fc from 'fast-check';
import { paint, stretchOf, takingBack, wallOf, type Said, type Stroke } from './index.ts';

const stretch = (from_day: string, until_day = from_day, from_time: string | null = null, until_time = from_time) => ({
  from_day,
  from_time,
  until_day,
  until_time,
});

test('days and times are minutes of the clock, and back', () => {
  const night = stretch('2027-03-13', '2027-03-14', '22:00', '06:00');
  expect(wallOf(night).until - wallOf(night).from).toBe(480);
  for (const each of [night, stretch('2027-12-24'), stretch('2027-12-24', '2027-12-26')])
    expect(stretchOf(wallOf(each))).toEqual(each);
  expect(stretchOf(wallOf(stretch('2027-12-24', '2027-12-24', '12:00', '23:59')))).toEqual({
    ...stretch('2027-12-24', '2027-12-24', '12:00'),
    until_time: null,
  });
});

test('a stroke takes the place of what was said of its time, and leaves the rest with its reason', () => {
  const trip: Said = { ...wallOf(stretch('2027-12-24', '2027-12-26')), kind: 'cannot', reason: 'Trip' };
  const morning: Stroke = {
    ...wallOf(stretch('2027-12-25', '2027-12-25', '06:00', '14:00')),
    kind: 'rather',
    reason: '',
  };
  expect(paint([trip], [morning]).map(({ kind, reason, ...wall }) => [kind, reason, stretchOf(wall)])).toEqual([
    ['cannot', 'Trip', { ...stretch('2027-12-24', '2027-12-25'), until_time: '06:00' }],
    ['rather', '', stretch('2027-12-25', '2027-12-25', '06:00', '14:00')],
    ['cannot', 'Trip', { ...stretch('2027-12-25', '2027-12-26', '14:00'), until_time: null }],
  ]);
});

test('what is painted elsewhere stays as it was said', () => {
  const trips = [stretch('2027-12-24', '2027-12-25'), stretch('2027-12-26', '2027-12-27')].map((each): Said => ({
    ...wallOf(each),
    kind: 'cannot',
    reason: 'Trip',
  }));
  const later: Stroke = { ...wallOf(stretch('2028-01-03')), kind: 'rather', reason: '' };
  expect(paint(trips, [later])).toEqual([...trips, later]);
});

test('an undo makes nobody free who could not come', () => {
  const day = wallOf(stretch('2027-12-25'));
  const trip: Said = { ...wallOf(stretch('2027-12-24', '2027-12-26')), kind: 'cannot', reason: 'Trip' };
  const wish: Said = { ...wallOf(stretch('2027-12-25', '2027-12-25', '06:00', '14:00')), kind: 'rather', reason: '' };
  const said = [trip, wish];
  const erased = paint(said, [{ ...day, kind: null, reason: '' }]);
  expect(paint(erased, takingBack(said, [day]))).toEqual([trip]);
});

describe('whatever is painted', () => {
  const kinds = fc.constantFrom(...datedKind.options);
  const walls = fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
    .map(([from, length]) => ({ from, until: from + length }));
  const strokes = fc
    .array(fc.record({ wall: walls, kind: fc.option(kinds), reason: fc.constantFrom('', 'Trip') }))
    .map((all) => all.map(({ wall, ...rest }): Stroke => ({ ...wall, ...rest })));
  const minutes = (said: readonly Said[]) =>
    Array.from({ length: 90 }, (_, minute) =>
      said.filter(({ from, until }) => from <= minute && minute < until).map(({ kind, reason }) => `${kind} ${reason}`),
    );

  test('each minute says what was painted over it last, once', () =>
    fc.assert(
      fc.property(strokes, (all) => {
        const last = (minute: number) => all.findLast(({ from, until }) => from <= minute && minute < until);
        expect(minutes(paint([], all))).toEqual(
          Array.from({ length: 90 }, (_, minute) => {
            const stroke = last(minute);
            return stroke?.kind ? [`${stroke.kind} ${stroke.reason}`] : [];
          }),
        );
      }),
    ));

  test('twice is as once, and it can be taken back', () =>
    fc.assert(
      fc.property(strokes, strokes, (earlier, later) => {
        const before = paint([], earlier);
        const after = paint(before, later);
        expect(paint(after, later)).toEqual(after);
        expect(paint(after, takingBack(before, later))).toEqual(before);
      }),
    ));
});

import { lineChanges } from './line-changes.ts';

const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}`);
const text = (...parts: string[][]) => parts.flat().join('\n');

test('one changed line among many is shown with what is near it', () => {
  const before = text(lines(1, 20));
  const after = text(lines(1, 9), ['else'], lines(11, 20));
  expect(lineChanges(before, after)).toEqual([
    { kind: 'same', lines: [] },
    { kind: 'left-out', count: 7 },
    { kind: 'same', lines: lines(8, 9) },
    { kind: 'removed', lines: ['line 10'] },
    { kind: 'added', lines: ['else'] },
    { kind: 'same', lines: lines(11, 12) },
    { kind: 'left-out', count: 8 },
    { kind: 'same', lines: [] },
  ]);
});

test('a single line is not worth leaving out; a last line is no other for its missing break', () => {
  expect(lineChanges('a\nb', 'a\nb\nc')).toEqual([
    { kind: 'same', lines: ['a', 'b'] },
    { kind: 'added', lines: ['c'] },
  ]);
});

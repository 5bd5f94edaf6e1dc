import { withFormulas, withoutFormulas } from './formulas.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1 503-555-0100', "'+1 503-555-0100"],
  ['-', "'-"],
  ['-1+1', "'-1+1"],
  ['-5\n=1', "'-5\n'=1"],
  ['@x', "'@x"],
  ['\t=x', "'\t'=x"],
  ['\tx', "'\tx"],
  ['＝1', "'＝1"],
  ['a;=1', "a;'=1"],
  ['a;"=1"', `a;"'=1"`],
  ['a\n=1', "a\n'=1"],
  ['a\t@x', "a\t'@x"],
  ["'=1", "''=1"],
])('%j cannot begin a formula, whichever separator a spreadsheet takes, and is read back as it was', (cell, safe) => {
  expect(withoutFormulas(cell)).toBe(safe);
  expect(withFormulas(safe)).toBe(cell);
});

test.each(['-10.00', '-5', 'Mall', "'Mall'", 'a - b', 'a; b', '10:00-12:00', '', 'a,-b', 'a\tx'])(
  '%j stays as it is',
  (cell) => {
    expect(withoutFormulas(cell)).toBe(cell);
    expect(withFormulas(cell)).toBe(cell);
  },
);

test('whatever is written is read back', () => {
  const pieces = ['=', "'", ';', '"', '\n', '\t', 'a', '-', ' '];
  const cells = pieces.flatMap((a) => pieces.flatMap((b) => pieces.flatMap((c) => pieces.map((d) => a + b + c + d))));
  for (const cell of cells) expect(withFormulas(withoutFormulas(cell))).toBe(cell);
});

test('takes linear time', () => {
  for (const piece of [';"', ';', "'", '\t\n']) {
    const begin = performance.now();
    withoutFormulas(piece.repeat(500_000));
    expect(performance.now() - begin).toBeLessThan(5_000);
  }
});

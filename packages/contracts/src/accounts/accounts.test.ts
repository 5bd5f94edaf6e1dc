import { username } from './index.ts';

const refusals = (name: string) => username.safeParse(name).error?.issues.map(({ message }) => message) ?? [];

test.each([
  ['with a Cyrillic letter among Latin ones', 'sup\u0435ruser'],
  ['with a Greek letter among Latin ones', 'gu\u03b1rd'],
  ['a ligature that is kept as words', '\ufdfa'],
  ['ligatures that are kept as twice as many letters', '\u01c6'.repeat(100)],
  ['a space', 'super user'],
])('%s is no user name', (_what, name) => {
  expect(refusals(name)).toEqual([
    'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.',
  ]);
});

test.each(['anna-maria.o+1@example.com', 'Ёлка', 'ΟΔΥΣΣΕΥΣ', 'Işık', '山田.tarou', 'ＡＢＣ', 'x'.repeat(150)])(
  '%s is one',
  (name) => {
    expect(username.parse(name)).toBe(name.normalize('NFKC'));
  },
);

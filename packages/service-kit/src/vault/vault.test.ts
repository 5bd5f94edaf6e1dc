import { randomBytes } from 'node:crypto';
import { createVault } from './index.ts';

const [older, newer] = [`a:${randomBytes(32).toString('base64')}`, `b:${randomBytes(32).toString('base64url')}`];
const before = createVault('DATA_KEYS', older);
const both = createVault('DATA_KEYS', `${newer}, ${older}`);

test('a value says which key it is under; a new key in front opens the old and seals anew', () => {
  const stored = before.seal('tax', 'DE 123 ü');
  expect(stored).toMatch(/^sealed:a:[\w-]+$/);
  expect(both.open('tax', stored)).toBe('DE 123 ü');
  expect([both.isCurrent(stored), both.isCurrent(both.seal('tax', 'x')), both.isCurrent('')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(() => createVault('DATA_KEYS', newer).open('tax', stored)).toThrow(
    'the key "a", which DATA_KEYS does not have',
  );
});

test('the same text is another value each time, and useless elsewhere or changed', () => {
  const [one, two] = [before.seal('tax', 'x'), before.seal('tax', 'x')];
  expect(one).not.toBe(two);
  expect(() => before.open('bank', one)).toThrow('authenticate');
  expect(() => before.open('tax', `${one.slice(0, -2)}${one.endsWith('AA') ? 'BB' : 'AA'}`)).toThrow('authenticate');
});

test('nothing stays nothing, and what was never sealed is itself', () => {
  expect([before.seal('tax', ''), before.open('tax', ''), before.open('tax', '12-3')]).toEqual(['', '', '12-3']);
});

test.each(['', 'a', 'a:short', ':x', `${older},b:zz`])('%j are no keys', (keys) => {
  expect(() => createVault('DATA_KEYS', keys)).toThrow('openssl rand -base64 32');
});

import { messagesOf } from './messages-of.ts';

const en = {
  hello: 'Hello {{name}}',
  shifts: { count_one: '{{ count }} shift', count_other: '{{count}} shifts' },
  only: 'English only',
};
const fr = { hello: 'Bonjour {{name}}', shifts: { count_one: '{{count}} service', count_other: '{{count}} services' } };

test.each([
  ['nested keys and values', 'hello', { name: '<Ada>' }, 'Bonjour <Ada>'],
  ['the plural form of the language: French counts 0 as one', 'shifts.count', { count: 0 }, '0 service'],
  [
    'many without a form of its own, as the language writes numbers',
    'shifts.count',
    { count: 1_000_000 },
    '1\u202F000\u202F000 services',
  ],
  ['English for what is missing', 'only', {}, 'English only'],
  ['the key for what nobody has', 'none.at.all', {}, 'none.at.all'],
  ['nothing for a value that is not given', 'hello', {}, 'Bonjour '],
])('%s', (_, key, values, text) => {
  expect(messagesOf('fr', fr, en)(key, values)).toBe(text);
});

test('English plural forms', () => {
  const t = messagesOf('en', en, en);
  expect([0, 1, 2].map((count) => t('shifts.count', { count }))).toEqual(['0 shifts', '1 shift', '2 shifts']);
});

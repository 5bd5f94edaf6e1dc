import { dollars, hours } from './index.ts';

test('hours stay on one line with their unit, in every language', () => {
  expect(hours('1152.5', 'en')).toBe('1,152.50\u{a0}h');
  expect(hours('1152.5', 'es')).toBe('1152,50\u{a0}h');
});

test.each([
  ['en', '$1,120.50'],
  ['es', '1120,50 $'],
  ['fr', '1 120,50 $'],
])('money in %s', (language, text) => {
  expect(dollars('1120.50', language).replaceAll(/\s/g, ' ')).toBe(text);
});

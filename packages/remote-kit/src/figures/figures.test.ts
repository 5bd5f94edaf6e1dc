import { hours } from './figures.ts';

test('hours stay on one line with their unit, in every language', () => {
  expect(hours('1152.5', 'en')).toBe('1,152.50\u{a0}h');
  expect(hours('1152.5', 'es')).toBe('1152,50\u{a0}h');
});

import { span } from './span.ts';

test.each([
  [-5, '0 min'],
  [0.9, '0 min'],
  [59, '59 min'],
  [65, '1 h 05 min'],
  [23 * 60 + 59, '23 h 59 min'],
  [27 * 60, '1 d 3 h'],
])('%s minutes are %s', (minutes, text) => {
  expect(span(minutes * 60_000, 'd')).toBe(text);
});

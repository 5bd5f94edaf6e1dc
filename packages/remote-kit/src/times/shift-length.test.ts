import { shiftLength } from './shift-length.ts';

test('scheduling.md §9: 1 decimal in the list, 2 on detail', () => {
  expect(shiftLength(8.25, 'en')).toBe('8.3 h');
  expect(shiftLength(8.5, 'fr')).toBe('8,5 h');
  expect(shiftLength(8, 'en')).toBe('8.0 h');
  expect(shiftLength(8, 'en', 2)).toBe('8.00 h');
});

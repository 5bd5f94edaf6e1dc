import { color, soft } from '@portfolio/ui/tokens';
import { backgroundOf, sectionBackgrounds } from './backgrounds.ts';

describe('core-site.md §3, Section: background_color (a style class)', () => {
  test.each([
    ['bg-accent', soft('accent'), 'one of ours'],
    ['py-8 bg-raised', color.raised, 'ours among others'],
    ['bg-gray-100', color.surface, 'one from elsewhere'],
    ['', 'none', 'none'],
    ['  ', 'none', 'blank'],
    ['constructor', color.surface, 'no name of an object'],
  ])('%j gives %s: %s', (classes, background) => {
    expect(backgroundOf(classes)).toBe(background);
  });

  test('every class that editors are offered has a look of its own', () => {
    expect(new Set(sectionBackgrounds.map(backgroundOf)).size).toBe(sectionBackgrounds.length);
  });
});

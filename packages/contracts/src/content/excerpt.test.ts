import { excerptOf } from './excerpt.ts';

test.each([
  ['# Title\n\nSome *words* and `code`.', 'Title Some words and code.'],
  ['See [the docs](https://example.com) ![and a picture](x.png) here.', 'See the docs here.'],
  ['Before.\n\n```ts\nconst secret = 1;\n```\n\nAfter.', 'Before. After.'],
  ['- one\n- two\n\n> quoted', 'one two quoted'],
  ['<b>bold</b>', 'bold'],
  ['Before.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter.', 'Before. After.'],
  ['', ''],
])('%j begins %j', (markdown, words) => {
  expect(excerptOf(markdown)).toBe(words);
});

test('is cut between words', () => {
  const excerpt = excerptOf('word '.repeat(100));
  expect(excerpt).toMatch(/word…$/);
  expect(excerpt.length).toBeLessThanOrEqual(221);
});

test.each(['![', '[', '<', '```\n', '|'])('a book of %s takes no longer than a page', (mark) => {
  // Not by the clock: others may have the processor meanwhile.
  const before = process.cpuUsage();
  excerptOf(mark.repeat(200_000));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
});

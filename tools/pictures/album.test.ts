import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAlbum } from './album.ts';

const folder = mkdtempSync(join(tmpdir(), 'album-'));
const [made, album] = [join(folder, 'made'), join(folder, 'album')];
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes pictures, of which only the bytes count, and puts them into the album. */
function put(pictures: Record<string, string>, isWhole = true) {
  mkdirSync(made, { recursive: true });
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(made, `${name}.webp`), bytes);
  return writeAlbum({ made, album, isWhole });
}

const kept = (of: string) => readdirSync(join(album, of)).toSorted();

test('issue 32: a change that moves pixels shows both; what is the same, or was not made again, is no change', () => {
  expect(put({ a: '1', b: '1', c: '1' })).toEqual({ count: 3, made: 3, changed: 0 });
  expect(put({ a: '1', b: '2', c: '1' })).toEqual({ count: 3, made: 3, changed: 1 });
  expect(readFileSync(join(album, 'before/b.webp'), 'utf8')).toBe('1');
  expect(readFileSync(join(album, 'now/b.webp'), 'utf8')).toBe('2');
  expect(readFileSync(join(album, 'index.html'), 'utf8')).toContain('"changes":["b.webp"]');

  expect(put({ a: '3' }, false)).toEqual({ count: 3, made: 1, changed: 1 });
  expect([kept('now'), kept('before')]).toEqual([['a.webp', 'b.webp', 'c.webp'], ['a.webp']]);
});

test('what is new or gone is a change, too', () => {
  expect(put({ a: '3', b: '2', d: '1' })).toEqual({ count: 3, made: 3, changed: 2 });
  expect(kept('now')).toEqual(['a.webp', 'b.webp', 'd.webp']);
  expect(kept('before')).toContain('c.webp');
});

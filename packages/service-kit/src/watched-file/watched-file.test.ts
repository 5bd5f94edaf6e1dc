import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFile, type WatchedFile } from './index.ts';

let folder: string;
let path: string;
let watched: WatchedFile | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-file-'));
  path = join(folder, 'file.txt');
  await writeFile(path, 'one');
});
afterEach(async () => {
  watched?.close();
  await rm(folder, { recursive: true });
});

/** Watches from content 'one' on; `next()` resolves with the next event. */
function events(onText: (text: string) => void = () => {}) {
  const seen: string[] = [];
  let notify: ((event: string) => void) | undefined;
  const push = (event: string): void => {
    seen.push(event);
    notify?.(event);
  };
  watched = watchFile(
    path,
    'one',
    (text) => {
      onText(text);
      push(text);
    },
    (error) => push(`failed: ${String(error)}`),
  );
  return { seen, next: () => new Promise<string>((resolve) => (notify = resolve)) };
}

/** Writes as a careful writer does: nobody sees half of it. */
async function replace(text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

test('tells of a file that is replaced, is gone, and comes back', async () => {
  const { next } = events();
  const first = next();
  await replace('two');
  expect(await first).toBe('two');
  const second = next();
  await rename(path, `${path}.old`);
  expect(await second).toContain('ENOENT');
  const third = next();
  await replace('three');
  expect(await third).toBe('three');
});

test('notices a change made before it began to watch', async () => {
  await replace('two');
  expect(await events().next()).toBe('two');
});

test('goes on after the listener failed, and stays silent about equal content', async () => {
  const { seen, next } = events((text) => {
    if (text === 'bad') throw new Error('no good');
  });
  const first = next();
  await replace('bad');
  await first;
  const second = next();
  await replace('bad');
  await replace('good');
  await second;
  expect(seen).toEqual(['failed: Error: no good', 'good']);
});

import { EventEmitter } from 'node:events';
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

/** Watches from content 'one' on; `until(x)` resolves with the first thing told from now on that contains `x`. */
function events(onText: (text: string) => void = () => {}) {
  const seen: string[] = [];
  const told = new EventEmitter();
  const push = (event: string): void => {
    seen.push(event);
    told.emit('event', event);
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
  const until = (part: string) =>
    new Promise<string>((resolve) => told.on('event', (event: string) => event.includes(part) && resolve(event)));
  return { seen, until };
}

/** Writes as a careful writer does: nobody sees half of it. */
async function replace(text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

test('tells of a file that is replaced, is gone, and comes back', async () => {
  const { until } = events();
  const two = until('two');
  await replace('two');
  expect(await two).toBe('two');
  const gone = until('ENOENT');
  await rename(path, `${path}.old`);
  expect(await gone).toMatch(/^failed: .*ENOENT/);
  const three = until('three');
  await replace('three');
  expect(await three).toBe('three');
});

test('notices a change made before it began to watch', async () => {
  await replace('two');
  expect(await events().until('two')).toBe('two');
});

test('goes on after the listener failed, and stays silent about equal content', async () => {
  const { seen, until } = events((text) => {
    if (text === 'bad') throw new Error('no good');
  });
  const failed = until('no good');
  await replace('bad');
  await failed;
  const good = until('good');
  await replace('bad');
  await replace('good');
  await good;
  expect(seen).toEqual(['failed: Error: no good', 'good']);
});

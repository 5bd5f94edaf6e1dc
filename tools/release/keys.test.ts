import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKey } from '@portfolio/releases/keys';
import { keysAt, writeKeys } from './keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('keys are made once, for their owner alone', async () => {
  const path = join(folder, 'not/yet/keys.json');
  const [first] = keysAt(path);
  expect(keysAt(path)).toEqual([first]);
  writeKeys(path, [makeKey(), first!]);
  expect(keysAt(path)).toEqual([expect.anything(), first]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

import { jest } from '@jest/globals';
import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@portfolio/testkit';
import { LogFile } from './log-file.ts';
import { writeWhole } from '../write-whole.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-file-'));
  path = join(folder, 'auth.log');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** As a disk without room answers. */
const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const unexpected = (error: Error) => {
  throw error;
};

test('a later run goes on where the one before left off; only the owner reads it', async () => {
  for (const line of ['first', 'second']) {
    const file = new LogFile(path, unexpected);
    file.write(line);
    await file.end();
  }
  expect(await readFile(path, 'utf8')).toBe('first\nsecond\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('it is put aside when it is large, and so many are kept', async () => {
  const file = new LogFile(path, unexpected, { bytes: 100, kept: 2 });
  for (let at = 0; at < 50; at += 1) file.write(`line ${at} of ten`);
  await file.end();
  expect((await readdir(folder)).toSorted()).toEqual(['auth.log', 'auth.log.1', 'auth.log.2']);
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).size).toBeLessThan(130);
  const newest = (await readFile(path, 'utf8')) || (await readFile(`${path}.1`, 'utf8'));
  expect(newest).toContain('line 49 of ten\n');
});

test('a full disk loses lines and nothing else; with room again it goes on', async () => {
  const failures: string[] = [];
  const file = new LogFile(path, ({ message }) => failures.push(message));
  const write = jest.spyOn(fs, 'write').mockImplementation((...args: unknown[]) => {
    const done = args.at(-1) as (error: Error) => void;
    process.nextTick(done, full());
  });
  file.write('lost');
  await eventually('the loss is told', () => failures.length > 0);
  write.mockRestore();
  file.write('kept');
  await file.end();
  expect(failures).toEqual(['ENOSPC: no space left on device, write']);
  expect(await readFile(path, 'utf8')).toBe('kept\n');
});

test('what is written whole stays as it was when there is no room', async () => {
  writeWhole(path, 'before');
  jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw full();
  });
  expect(() => writeWhole(path, 'after')).toThrow('ENOSPC');
  expect(await readFile(path, 'utf8')).toBe('before');
  expect(await readdir(folder)).toEqual(['auth.log']);
});

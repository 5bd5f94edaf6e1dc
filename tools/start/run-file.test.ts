import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthMark, isAlive, psField } from '../processes.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { takeDataPath } from './run-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('one run at a time', async () => {
  const file = await takeDataPath(folder);
  await expect(takeDataPath(folder)).rejects.toThrow(`It already runs here (process ${process.pid})`);
  file.remove();
  (await takeDataPath(folder)).remove();
});

test('an empty run file is none', async () => {
  await writeFile(join(folder, 'run.json'), '');
  const file = await takeDataPath(folder);
  expect(JSON.parse(await readFile(join(folder, 'run.json'), 'utf8'))).toMatchObject({ pid: process.pid });
  file.remove();
});

test('a folder that cannot be written is said in one sentence', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(takeDataPath(join(folder, 'file', 'data'))).rejects.toThrow(
    new PlainError(
      `Nothing can be written in ${folder}/file/data: ENOTDIR: not a directory, mkdir '${folder}/file/data'`,
    ),
  );
});

test('what a killed run left running is ended', async () => {
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  const file = await takeDataPath(folder);
  file.update({ children: [{ name: 'auth', pid: Number(child.pid) }] });

  const path = join(folder, 'run.json');
  const run = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...run, birth: 'earlier' }));
  (await takeDataPath(folder)).remove();
  expect(isAlive(Number(child.pid))).toBe(false);
});

test('a process that got the number of an earlier child is left alone', async () => {
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  const leftover = { name: 'auth', pid: child.pid, birth: `${birthMark(Number(child.pid))}0` };
  await writeFile(
    join(folder, 'run.json'),
    JSON.stringify({ pid: process.pid, birth: 'earlier', children: [leftover] }),
  );
  (await takeDataPath(folder)).remove();
  expect(isAlive(Number(child.pid))).toBe(true);
  child.kill();
});

test('only the owner reads the control token', async () => {
  const file = await takeDataPath(folder);
  file.update({ control: { url: 'http://127.0.0.1:1', token: 'secret' } });
  expect((await stat(join(folder, 'run.json'))).mode & 0o777).toBe(0o600);
  file.remove();
});

test('where there is no /proc, ps says what a process is and when it started', () => {
  expect(psField(process.pid, 'lstart')).toMatch(/^\w{3} \w{3} +\d+ \d\d:\d\d:\d\d \d{4}$/);
  expect(psField(process.pid, 'comm')).not.toBe('');
  expect(psField(2 ** 22 + 1, 'lstart')).toBe('');
});

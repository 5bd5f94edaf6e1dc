import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../processes.ts';
import { Component } from './component.ts';
import { findFreePorts } from './ports.ts';

let folder: string;
let notices: string[];
let lines: string[];
let component: Component;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'component-'));
  notices = [];
  lines = [];
});

afterEach(async () => {
  await component.stop();
  await rm(folder, { recursive: true });
});

async function create(script: string, liveEvery?: number) {
  const [port] = await findFreePorts(1);
  const answers = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  component = new Component(
    {
      ...(liveEvery !== undefined && { isLive: answers, liveEvery }),
      name: 'sample',
      file: process.execPath,
      args: ['-e', script],
      env: { PORT: String(port), FOLDER: folder },
      isReady: answers,
    },
    { line: (_, text) => lines.push(text), notice: (text) => notices.push(text), change: () => undefined },
  );
}

/** Answers on PORT, and says goodbye on SIGTERM. */
const server = `
  console.log('hello');
  require('node:http').createServer((_, response) => response.end()).listen(process.env.PORT, '127.0.0.1');
  process.on('SIGTERM', () => {
    require('node:fs').writeFileSync(process.env.FOLDER + '/goodbye', 'x');
    process.exit(0);
  });
`;

async function until(condition: () => boolean) {
  for (const deadline = Date.now() + 10_000; !condition() && Date.now() < deadline;) await sleep(20);
  expect(condition()).toBe(true);
}

test('it is started once it answers, and stops politely with nothing left', async () => {
  await create(server);
  await component.start();
  const { pid } = component;
  expect(component.state).toBe('ready');
  await component.stop();
  expect(await readFile(join(folder, 'goodbye'), 'utf8')).toBe('x');
  expect(isAlive(Number(pid))).toBe(false);
  expect(lines).toEqual(['hello']);
  expect(notices).toEqual([]);
});

test('when it dies, that is said and it is started again', async () => {
  await create(server);
  await component.start();
  const before = component.pid;
  component.kill();
  await until(() => component.state === 'ready' && component.pid !== before);
  expect(notices).toEqual(['sample ended (SIGKILL); it is started again in 0.25 s.', 'sample is back.']);
});

test('when it hangs, it is replaced', async () => {
  await create(server, 200);
  await component.start();
  const before = Number(component.pid);
  process.kill(before, 'SIGSTOP');
  await until(() => component.state === 'ready' && component.pid !== before);
  expect(notices[0]).toBe('sample does not answer any more and is replaced.');
  expect(isAlive(before)).toBe(false);
});

test('what was stopped stays stopped until it is started', async () => {
  await create(server);
  await component.start();
  await component.stop();
  expect(component.state).toBe('stopped');
  await component.start();
  expect(component.state).toBe('ready');
});

test('ending before it is ready is an error with its last lines', async () => {
  await create('console.error("no database"); process.exit(3)');
  await expect(component.start()).rejects.toThrow('sample ended before it was ready. Its last lines:\n  no database');
});

test('stopping it while it starts ends both', async () => {
  await create('setInterval(() => undefined, 1000)');
  const starting = component.start();
  await until(() => component.pid !== undefined);
  const pid = Number(component.pid);
  await Promise.all([expect(starting).rejects.toThrow('sample was stopped.'), component.stop()]);
  expect(isAlive(pid)).toBe(false);
});

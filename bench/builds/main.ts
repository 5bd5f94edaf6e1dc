/**
 * What a newcomer and a developer wait for, in a fresh clone of what is committed: the first start with the packages in npm's cache, the
 * second, a build of everything when nothing has changed, and a change of a remote's component and of its texts until it stands on the
 * screen.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright';
import { required } from '../support/environment.ts';
import { median } from '../support/median.ts';

const root = join(import.meta.dirname, '../..');
const changes = 5;
const folder = mkdtempSync(join(tmpdir(), 'builds-'));
const clone = join(folder, 'clone');
const ports = JSON.parse(required('SPARE_PORTS')) as Record<'EDGE_PORT', string>;
// A turbo or npm that runs this must not be theirs.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|TURBO_|DATA_PATH)/.test(name)));

interface Started {
  child: ChildProcess;
  seconds: number;
  /** Of them for the installation. */
  installing: number;
}

/** `npm start` or `npm run dev` until it says that it is ready. */
async function start(command: 'start' | 'dev'): Promise<Started> {
  const begun = performance.now();
  const child = spawn('node', ['tools/bootstrap.mjs', command], {
    cwd: clone,
    env: { ...env, ...ports, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let installing = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const installed = /^Installed in (\d+) s/.exec(line);
    if (installed) installing = Number(installed[1]);
    if (line.startsWith('Ready in')) {
      child.stdout.resume();
      return { child, seconds: (performance.now() - begun) / 1_000, installing };
    }
  }
  throw new Error(`npm ${command} did not become ready.`);
}

async function stop({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

function build(): number {
  const begun = performance.now();
  const { status } = spawnSync('node_modules/.bin/turbo', ['run', 'build'], {
    cwd: clone,
    env: { ...env, NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed.');
  return (performance.now() - begun) / 1_000;
}

const edited = {
  component: { file: 'mfe-public/src/contact/contact.tsx', from: "{t('contact.title')}" },
  text: { file: 'mfe-public/src/locales/en.json', from: 'Send a Message' },
};

/** Seconds from each of some changes of a remote until it is on the screen. */
async function untilOnTheScreen(): Promise<Record<keyof typeof edited, number[]>> {
  const seconds = { component: [] as number[], text: [] as number[] };
  const browser = await chromium.launch({ executablePath: required('CHROMIUM_PATH'), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${ports.EDGE_PORT}/contact`);
    await page.getByText(edited.text.from).first().waitFor();
    for (const what of ['component', 'text'] as const) {
      const file = join(clone, edited[what].file);
      const text = readFileSync(file, 'utf8');
      for (let change = 1; change <= changes; change += 1) {
        const words = `Changed ${what} ${change}`;
        const begun = performance.now();
        writeFileSync(file, text.replace(edited[what].from, words));
        await page.getByText(words).first().waitFor();
        seconds[what].push((performance.now() - begun) / 1_000);
      }
    }
    return seconds;
  } finally {
    await browser.close();
  }
}

try {
  spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
  const first = await start('start');
  await stop(first);
  const second = await start('start');
  await stop(second);
  build();
  const warm = [build(), build(), build()];
  const dev = await start('dev');
  const seen = await untilOnTheScreen();
  await stop(dev);
  const rows = [
    [
      'first start of a fresh clone',
      first.seconds,
      `${first.installing} s of it npm, from its cache; aim 60 beyond the download`,
    ],
    ['second start', second.seconds, ''],
    ['build of everything, nothing changed', median(warm), 'aim 5'],
    [
      'change of a component on the screen',
      median(seen.component),
      `most ${Math.max(...seen.component).toFixed(1)} s; aim 1`,
    ],
    ['change of a text on the screen', median(seen.text), `most ${Math.max(...seen.text).toFixed(1)} s`],
  ] as const;
  console.log('\nStarts and builds');
  for (const [name, seconds, note] of rows)
    console.log(`  ${name.padEnd(38)} ${seconds.toFixed(1).padStart(6)} s   ${note}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

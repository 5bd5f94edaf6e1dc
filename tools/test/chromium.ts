import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../root.ts';
import { PlainError } from '../terminal/plain-error.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium on this machine, which is installed when there is none: by the machine's own packages where
 * we may, else by Playwright.
 * @throws PlainError when neither works
 */
export function requireChromium(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) throw new PlainError(`CHROMIUM_PATH is "${given}", where there is no file.`);
  return given || find() || installFromDebian() || installFromPlaywright() || giveUp();
}

function find(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  return candidates.find((path) => existsSync(path)) ?? findPlaywrights();
}

function findPlaywrights(): string | undefined {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = execFileSync(process.execPath, ['-e', script], { cwd: join(root, 'e2e'), encoding: 'utf8' }).trim();
  return existsSync(path) ? path : undefined;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium with apt-get ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
  return find();
}

function installFromPlaywright(): string | undefined {
  console.log("Installing Playwright's Chromium ...");
  const playwright = join(root, 'node_modules/.bin/playwright');
  spawnSync(playwright, ['install', 'chromium'], { cwd: join(root, 'e2e'), stdio: 'inherit' });
  return find();
}

function giveUp(): never {
  throw new PlainError('There is no Chromium and none could be installed: install one, or set CHROMIUM_PATH to yours.');
}

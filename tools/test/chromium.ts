import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../root.ts';
import { PlainError } from '../terminal/plain-error.ts';

/** Chromium without windows of its own: drawing those for every page costs ten times what an empty page does. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
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
  return (
    given ||
    find(shells) ||
    installFromDebian() ||
    find(browsers) ||
    findElsewhere() ||
    installFromPlaywright() ||
    giveUp()
  );
}

/** The path of a Chromium that is on this machine already. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? find([...shells, ...browsers]) ?? findElsewhere();

function find(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

const findElsewhere = (): string | undefined => places.find((path) => existsSync(path)) ?? findPlaywrights();

function findPlaywrights(): string | undefined {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = execFileSync(process.execPath, ['-e', script], { cwd: join(root, 'e2e'), encoding: 'utf8' }).trim();
  return existsSync(path) ? path : undefined;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const isOffered = (name: string): boolean => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
  // A fresh machine has no lists; elsewhere they are as old as whoever keeps the machine wants them.
  const hasLists = readdirSync('/var/lib/apt/lists').some((name) => name.endsWith('Release'));
  if (!hasLists) apt('update');
  const wanted = ['chromium-headless-shell', 'chromium'].find(isOffered);
  if (!wanted || (wanted === 'chromium' && find(browsers))) return undefined;
  console.log(`Installing ${wanted} with apt-get ...`);
  apt('install', '-y', '--no-install-recommends', wanted);
  return find(shells) ?? find(browsers);
}

function installFromPlaywright(): string | undefined {
  console.log("Installing Playwright's Chromium ...");
  const playwright = join(root, 'node_modules/.bin/playwright');
  spawnSync(playwright, ['install', 'chromium'], { cwd: join(root, 'e2e'), stdio: 'inherit' });
  return findPlaywrights();
}

function giveUp(): never {
  throw new PlainError('There is no Chromium and none could be installed: install one, or set CHROMIUM_PATH to yours.');
}

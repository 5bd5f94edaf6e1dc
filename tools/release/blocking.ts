import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { signed } from '@portfolio/releases/keys';
import { releaseRow, withLive, type BuiltRelease } from '@portfolio/releases/publish';
import { ReleaseError, type Signer } from '@portfolio/releases/registry';
import type { Published } from '@portfolio/remote-kit/manifest';
import { chromium, type Browser, type Page } from 'playwright';

/** Milliseconds for which a public screen may block a phone from the first touch until it is live. */
const most = 1_000;
/** A phone's processor is so many times slower. */
const slowedBy = 4;
/** The least of so many visits: a busy machine makes single ones slower. */
const visits = 3;

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export interface Site {
  /** Where visitors reach it. */
  address: string;
  /** That sign its releases. */
  keys: Signer['keys'];
  /** What is live there. */
  published: Published;
  /** Path of a Chromium. */
  browser: string;
}

/**
 * Opens each public screen that has one address on the running site, with the built release in the place of the live one: in this browser
 * alone, where a registry that names it is signed and its files are given.
 * @returns milliseconds of tasks beyond 50 ms, by path; without screens that the site did not show with this release
 */
export async function blockingOf(built: BuiltRelease, site: Site): Promise<Record<string, number>> {
  const paths = built.release.routes
    .filter(({ path, guard, about }) => guard === 'open' && about !== undefined && !/[:*]/.test(path))
    .map(({ path }) => path);
  if (paths.length === 0) return {};
  const browser = await chromium.launch({ executablePath: site.browser, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const blocking: Record<string, number> = {};
    for (const path of paths) {
      const times: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) times.push(...(await visited(browser, built, site, path)));
      if (times.length > 0) blocking[path] = Math.round(Math.min(...times));
    }
    return blocking;
  } finally {
    await browser.close();
  }
}

/**
 * @returns as `blockingOf`
 * @throws ReleaseError with the figures of screens that block for too long
 */
export async function requireSmooth(built: BuiltRelease, site: Site): Promise<Record<string, number>> {
  const blocking = await blockingOf(built, site);
  const faults = Object.entries(blocking)
    .filter(([, time]) => time > most)
    .map(
      ([path, time]) =>
        `${built.release.name}: its public screen ${path} blocks a phone for ${time} ms until it is live, and ${most} ms is the most. ` +
        'Do less when modules are loaded and the screen is first drawn.',
    );
  if (faults.length > 0) throw new ReleaseError(faults.join('\n'));
  return blocking;
}

/** One visit, as a touch makes the screen live; nothing where it ran another release. */
async function visited(browser: Browser, built: BuiltRelease, site: Site, path: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const isGiven = await putInPlace(page, built, site);
    await page.addInitScript(() => {
      const count = ((globalThis as Counting).blocked = { time: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) count.time += duration - 50;
      }).observe({ type: 'longtask', buffered: true });
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
    await page.goto(site.address + path);
    await page.evaluate(() =>
      document.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', movementX: 1, bubbles: true })),
    );
    await page.waitForFunction(() => !document.querySelector('#still'));
    await page.waitForLoadState('networkidle');
    return isGiven() ? [await page.evaluate(() => (globalThis as Counting).blocked!.time)] : [];
  } finally {
    await context.close();
  }
}

type Counting = typeof globalThis & { blocked?: { time: number } };

/** @returns whether the page has asked for the release */
async function putInPlace(
  page: Page,
  { folder, release }: BuiltRelease,
  { published, keys }: Site,
): Promise<() => boolean> {
  const row = releaseRow(release);
  const next = withLive(published, row, { commit: 'measured', since: new Date().toISOString() });
  const registry = JSON.stringify(signed(JSON.stringify({ ...next, sequence: next.sequence + 1 }), keys));
  let isGiven = false;
  await page.route('**/registry.json', (route) => route.fulfill({ body: registry, contentType: 'application/json' }));
  await page.route(`**${row.base}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    isGiven ||= pathname === row.entry;
    const file = pathname.slice(row.base.length);
    await route.fulfill({
      body: await readFile(join(folder, file)),
      contentType: types[extname(file)] ?? 'application/octet-stream',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return () => isGiven;
}

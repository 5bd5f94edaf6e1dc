import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { signed } from '@portfolio/releases/keys';
import { releaseRow, withLive, type BuiltRelease } from '@portfolio/releases/publish';
import { ReleaseError, type Signer } from '@portfolio/releases/registry';
import type { Published } from '@portfolio/remote-kit/manifest';
import { chromium, type Browser, type Page } from 'playwright';

/** Milliseconds for which a public screen may block a phone from the first touch until it is live. */
const budget = 1_000;
/** A phone's processor is so many times slower. */
const slowedBy = 4;
/** A busy machine makes single visits slower: the least of so many counts, with the release and with what is live in turns. */
const visits = 5;
/** Milliseconds that a visit may take. */
const patience = 15_000;
/** What is so many times as slow as what is live is slow by itself, and not for a busy machine. */
const slower = 1.5;

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
 * @throws ReleaseError with the figures of screens that block for too long
 */
export async function requireSmooth(built: BuiltRelease, site: Site, most = budget): Promise<Record<string, number>> {
  const paths = built.release.routes
    .filter(({ path, guard, about }) => guard === 'open' && about !== undefined && !/[:*]/.test(path))
    .map(({ path }) => path);
  if (paths.length === 0) return {};
  const browser = await chromium.launch({ executablePath: site.browser, args: ['--no-sandbox', '--disable-gpu'] });
  const blocking: Record<string, number> = {};
  const faults: string[] = [];
  try {
    for (const path of paths) {
      const { time, isSmooth } = await compared(
        () => visited(browser, site, path, built),
        () => visited(browser, site, path),
        most,
      );
      if (time === undefined) continue;
      blocking[path] = time;
      if (!isSmooth) faults.push(faultOf(built, path, time, most));
    }
  } finally {
    await browser.close();
  }
  if (faults.length > 0) throw new ReleaseError(faults.join('\n'));
  return blocking;
}

const faultOf = ({ release }: BuiltRelease, path: string, time: number, most: number): string =>
  `${release.name}: its public screen ${path} blocks a phone for ${time} ms until it is live, and ${most} ms is the most. ` +
  'Do less when modules are loaded and the screen is first drawn.';

type Visit = () => Promise<number | undefined>;

/** Visits until the release is within the budget, or not much slower than what is live. */
async function compared(visit: Visit, visitLive: Visit, most: number): Promise<{ time?: number; isSmooth: boolean }> {
  let [time, live] = [Infinity, Infinity];
  for (let count = 0; count < visits; count += 1) {
    time = Math.min(time, await timeOf(visit));
    if (time > most && time < Infinity) live = Math.min(live, await timeOf(visitLive));
    const isSmooth = time <= most || (live < Infinity && time <= slower * live);
    if (isSmooth) return { time, isSmooth };
  }
  return time < Infinity ? { time, isSmooth: false } : { isSmooth: true };
}

/** Infinity for a page that never becomes live, say: what it does is seen by those who watch for failures. */
const timeOf = async (visit: Visit): Promise<number> => Math.round((await visit().catch(() => undefined)) ?? Infinity);

/** One visit, in which a touch makes the screen live: with a release, or with what is live. Undefined where it ran another. */
async function visited(browser: Browser, site: Site, path: string, built?: BuiltRelease): Promise<number | undefined> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  context.setDefaultTimeout(patience);
  try {
    const page = await context.newPage();
    const isGiven = built ? await putInPlace(page, built, site) : () => true;
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
    await page.waitForLoadState('networkidle').catch(() => undefined);
    return isGiven() ? await page.evaluate(() => (globalThis as Counting).blocked!.time) : undefined;
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

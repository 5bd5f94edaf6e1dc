import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { fallbackFonts, onlyFont } from '@portfolio/testkit/fonts';
import { expect, startScripts, test } from '../support/test.ts';
import { listed, type ListedProject } from './content.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

for (const family of fallbackFonts) {
  test(`on a device that has ${family}, the live page takes the place of what was read without a larger or later paint, and everything stays where it is`, async ({
    baseURL,
    launchOptions,
    product,
  }) => {
    const browser = await chromium.launch({ ...launchOptions, env: { ...process.env, ...onlyFont(folder, family) } });
    try {
      const [project] = await listed<ListedProject>(product, '/projects/');
      for (const path of ['/', `/projects/${project!.slug}`, '/contact'])
        for (const arrives of ['at once', 'when somebody reads', 'never'] as const) {
          const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
          const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
          await page.route(/\/inter-latin-wght/, async (route) => {
            if (arrives === 'when somebody reads') await isRead;
            return arrives === 'never' ? route.abort() : route.continue();
          });
          await expect(async () => {
            const document = await page.goto(baseURL + path, { waitUntil: 'domcontentloaded' });
            expect(await document?.text()).toContain('id="later"');
          }).toPass({ intervals: [100], timeout: 30_000 });
          await expect.poll(() => largestPaint(page)).toMatchObject({ size: expect.any(Number) });
          read();
          await page.waitForLoadState('networkidle');
          const before = { boxes: await boxesOf(page), paint: await largestPaint(page) };
          await startScripts(page);
          const after = { boxes: await boxesOf(page), paint: await largestPaint(page) };
          expect({ path, arrives, ...after }).toEqual({ path, arrives, ...before });
          await page.close();
        }
    } finally {
      await browser.close();
    }
  });
}

/** Where all that has words, or shows or takes something, is, and how large. */
const boxesOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          element.matches('img, svg, input, textarea') ||
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, ...[x, y, width, height].map(Math.round)];
      }),
  );

/** The last of the browser's entries. */
const largestPaint = (page: Page): Promise<{ size: number; startTime: number } | undefined> =>
  page.evaluate(
    () =>
      new Promise<{ size: number; startTime: number } | undefined>((resolve) => {
        let last: { size: number; startTime: number } | undefined;
        new PerformanceObserver((list) => {
          const { size, startTime } = list.getEntries().at(-1) as PerformanceEntry & { size: number };
          last = { size, startTime };
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(last), 500); // browsers tell of what they have drawn a little later
      }),
  );

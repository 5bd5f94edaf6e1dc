import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

type Shifted = typeof globalThis & { shifted: number };

/** Sums up how far anything moves without being asked to; a share of the window, as browsers count it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = globalThis as Shifted;
    state.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as Shifted).shifted);
}

for (const width of [1280, 390]) {
  test(`quality: at ${width} px images come lazily, in a place of known size, as AVIF or WebP; nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifted = await watchShifts(page);
    for (const path of ['/', '/projects', '/projects/1', '/mobile-demos', '/mobile-demos/1', '/page/about']) {
      await page.goto(path);
      const images = page.getByRole('main').locator('img:visible');
      await expect(images.first()).toBeAttached();
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      }
      const seen = await images.evaluateAll((all) =>
        (all as HTMLImageElement[]).map((image) => ({
          sized: image.hasAttribute('width') && image.hasAttribute('height'),
          lazy: image.loading === 'lazy' || image.fetchPriority === 'high',
          format: /\.(avif|webp|svg)$/.test(new URL(image.currentSrc).pathname),
        })),
      );
      expect(seen, path).toEqual(seen.map(() => ({ sized: true, lazy: true, format: true })));
      expect(await shifted(), path).toBeLessThan(0.01);
    }
  });
}

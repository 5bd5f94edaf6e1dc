import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

export const languages = ['en', 'es', 'fr'] as const;

interface Screen {
  /** For the report. */
  name: string;
  /** Leads there; resolves when what is to be judged is there. */
  open: (page: Page) => Promise<void>;
}

/** Opens a path and waits for its heading and for what it loads. */
export async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await loaded(page);
}

/** Waits for the heading of the screen and for what it loads. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A remote that did not come has a heading too; its details name the release.
  await expect(page.getByRole('alert').locator('details')).toHaveCount(0);
}

/** quality, accessibility: axe finds nothing on these screens in a language, in either theme. */
export async function judge(
  page: Page,
  language: string,
  screens: readonly Screen[],
  checkBothThemes: () => Promise<void>,
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  for (const { name, open } of screens) {
    await test.step(name, async () => {
      await open(page);
      await checkBothThemes();
    });
  }
}

/** Nothing of these screens reaches over the edge at 320 px. */
export async function measure(page: Page, screens: readonly Screen[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { name, open } of screens) {
    await test.step(name, async () => {
      await open(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}

import type { BrowserContext, Page } from '@playwright/test';
import { isNowhere } from './kept-page.ts';
import { loaded, settle } from './looks.ts';
import { pictures } from './pictures.ts';
import { goTo, heading } from './screens.ts';
import { expect, nothingRefused, test as base, watched } from './test.ts';

interface Kept {
  signedIn?: object | undefined;
  context?: BrowserContext;
  page?: Page | undefined;
  refused: string[];
}

/** For tests that only look: one after the other, they go on in the page of whoever looked before, which has loaded the product. */
export const test = base.extend<object, { kept: Kept }>({
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      const kept: Kept = { refused: [] };
      await use(kept);
      await kept.context?.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, storageState, kept }, use) => {
    const signedIn = typeof storageState === 'object' ? storageState : undefined;
    if (!kept.context || kept.signedIn !== signedIn) {
      await kept.context?.close();
      Object.assign(kept, { signedIn, context: await browser.newContext(), page: undefined });
    }
    await use(kept.context!);
  },
  page: async ({ context, kept }, use) => {
    if (!kept.page) {
      kept.page = await context.newPage();
      kept.refused = await watched(kept.page);
    }
    await use(kept.page);
    expect(kept.refused, nothingRefused).toEqual([]);
    // Pictures begin where nobody has been.
    if (!pictures) return;
    await kept.page.close();
    kept.page = undefined;
  },
});

const nowhere = { path: '/nothing-here', heading: 'Page Not Found' };

/**
 * Goes on to a screen as a link would, by way of one that has nothing of it. Whoever has been nowhere loads it.
 * @param state what the link hands over, which has no address
 */
export async function visit(page: Page, path: string, state?: object): Promise<void> {
  const isFirst = isNowhere(page);
  if (isFirst && !state) return settle(page, path);
  await (isFirst ? page.goto(nowhere.path) : goTo(page, nowhere.path));
  await expect(heading(page)).toHaveText(nowhere.heading);
  await goTo(page, path, state);
  await expect(heading(page)).not.toHaveText(nowhere.heading);
  await loaded(page);
}

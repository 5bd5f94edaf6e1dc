import type { BrowserContext } from '@playwright/test';
import { test as base } from './test.ts';

interface Kept {
  signedIn?: object | undefined;
  context?: BrowserContext;
}

/** For tests that only look: one after the other, they go on in the browser of whoever looked before, which has loaded the product. */
export const test = base.extend<object, { kept: Kept }>({
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      const kept: Kept = {};
      await use(kept);
      await kept.context?.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, storageState, kept }, use) => {
    const signedIn = typeof storageState === 'object' ? storageState : undefined;
    if (!kept.context || kept.signedIn !== signedIn) {
      await kept.context?.close();
      Object.assign(kept, { signedIn, context: await browser.newContext() });
    }
    await use(kept.context!);
    await Promise.all(kept.context!.pages().map((page) => page.close()));
  },
});

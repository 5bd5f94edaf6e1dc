import type { Page } from '@playwright/test';
import { quiet } from '../support/quiet.ts';

/** Waits until the portal is kept: its worker has every file, and looks after this page. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  // What was loaded before the worker came is handed to it.
  await page.reload();
  await quiet(page);
}

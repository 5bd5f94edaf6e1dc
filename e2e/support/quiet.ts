import type { Page } from '@playwright/test';

/** Pages that wait for an answer for as long as they live. */
const restless = new WeakSet<Page>();

/** Leaves what a page asks for there without an answer. */
export async function neverAnswer(page: Page, address: string): Promise<void> {
  restless.add(page);
  await page.route(address, () => undefined);
}

/** Waits until nothing is under way, or for ten seconds: what is judged next waits for what it needs. */
export async function quiet(page: Page): Promise<void> {
  if (!restless.has(page)) await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
}

import type { Page } from '@playwright/test';

/** Waits until nothing is under way, or for ten seconds: what is judged next waits for what it needs. */
export const quiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});

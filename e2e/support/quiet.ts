import { expect, type Page, type Request } from '@playwright/test';

/** Pages that wait for an answer until their test ends. */
const restless = new WeakSet<Page>();

/** What pages wait for; of those that are not followed, the browser says whether they do. */
const underWay = new WeakMap<Page, Set<Request>>();

/** What goes on until somebody leaves: what others change. */
const endless = /\/planner\/changes\//;

/** Leaves what a page asks for there without an answer. */
export async function neverAnswer(page: Page, address: string | RegExp): Promise<void> {
  restless.add(page);
  await page.route(address, () => undefined);
}

/** Of a page that the next test gets. */
export const answerAgain = (page: Page): boolean => restless.delete(page);

/** Follows what a page asks for, from its beginning. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    if (!endless.test(request.url())) requests.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => requests.delete(request));
}

/** Waits until nothing has been under way for half a second. @throws after ten */
export async function allAnswered(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (!requests) return page.waitForLoadState('networkidle', { timeout: 10_000 });
  let since = Date.now();
  await expect
    .poll(
      () => {
        if (requests.size > 0) since = Date.now();
        return Date.now() - since;
      },
      { timeout: 10_000, intervals: [50] },
    )
    .toBeGreaterThan(500);
}

/** Waits until nothing is under way, or for ten seconds: what is judged next waits for what it needs. */
export async function quiet(page: Page): Promise<void> {
  if (!restless.has(page)) await allAnswered(page).catch(() => {});
}

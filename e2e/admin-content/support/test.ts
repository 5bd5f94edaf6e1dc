import type { Locator, Page } from '@playwright/test';
import { accessOf } from '../../support/people.ts';
import { test as base, waitsForScripts } from '../../support/test.ts';
import { Author } from './author.ts';

/**
 * Tests of the content screens: signed in as staff unless they say otherwise, with an author for data of their own, and a
 * visitor: the page of somebody who is not signed in.
 */
export const test = base.extend<{ author: Author; visitor: Page }>({
  as: 'staff',
  author: async ({ product }, use) => {
    const author = new Author(product, await accessOf(product, 'superuser'));
    await use(author);
    await product.restore();
    await author.cleanUp();
  },
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
    const page = await context.newPage();
    waitsForScripts(page);
    await use(page);
    await context.close();
  },
});

export { expect } from '../../support/test.ts';

/** An item's card of a list. */
export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The list of what is wrong, above a form. */
export const summary = (page: Page, title: string): Locator => page.getByRole('alert', { name: title });

/** Opens a screen with a navigation state, as a link of another screen would. */
export async function openWith(page: Page, path: string, state: object): Promise<void> {
  await page.goto('/admin');
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr, key: 'test', idx: 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, state] as const,
  );
}

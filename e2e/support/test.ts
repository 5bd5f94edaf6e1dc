import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import type { DemoUsername } from '@portfolio/contracts/demo';
import { Mailbox } from './mailbox.ts';
import { credentialsOf, type Who } from './people.ts';
import { findProduct, type Product } from './product.ts';

interface Fixtures {
  /** Who is signed in from the start: `test.use({ as: 'guard' })`. Nobody when left out. */
  as: DemoUsername | undefined;
  product: Product;
  mailbox: Mailbox;
  /** Signs in on the sign-in screen of `page` or of `elsewhere`, and resolves once it is left. */
  signIn: (who: Who, elsewhere?: Page) => Promise<void>;
  /** Fails with a readable list when axe finds anything on the page. */
  checkAccessibility: () => Promise<void>;
}

interface WorkerFixtures {
  running: Product;
  /** What a browser holds after somebody signed in; each person signs in once. */
  signedIn: (username: DemoUsername) => Promise<StorageState>;
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export const test = base.extend<Fixtures, WorkerFixtures>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => use(await findProduct()),
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ browser, running }, use) => {
      const states = new Map<DemoUsername, Promise<StorageState>>();
      const make = async (username: DemoUsername) => {
        // Named, because a test that is signed in lends its state to every new context.
        const storageState = { cookies: [], origins: [] };
        const context = await browser.newContext({ baseURL: running.address('edge'), storageState });
        await signIn(await context.newPage(), username);
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await use((username) => {
        const state = states.get(username) ?? make(username);
        states.set(username, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  as: [undefined, { option: true }],
  baseURL: async ({ running }, use) => use(running.address('edge')),
  storageState: async ({ as, signedIn }, use) => use(as && (await signedIn(as))),
  product: async ({ running }, use) => {
    await use(running);
    await running.restore();
  },
  mailbox: async ({ running }, use) => use(new Mailbox(running.address('mailbox'))),
  signIn: async ({ page }, use) => use((who, elsewhere = page) => signIn(elsewhere, who)),
  checkAccessibility: async ({ page }, use) => use(() => checkAccessibility(page)),
});

export { expect };

async function signIn(page: Page, who: Who) {
  const { username, password } = credentialsOf(who);
  // A guard may have led here already, and remembers where to go on to.
  if (new URL(page.url(), 'http://nowhere').pathname !== '/login') await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(sign in|login|log in)$/i })
    .click();
  await expect(page).not.toHaveURL(/\/login/);
}

async function checkAccessibility(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found.join('\n')).toBe('');
}

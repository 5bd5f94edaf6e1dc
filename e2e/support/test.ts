import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { demoPassword, type DemoUsername } from '@portfolio/contracts/demo';
import { Mailbox } from './mailbox.ts';
import { findProduct, type Product } from './product.ts';

interface Fixtures {
  product: Product;
  mailbox: Mailbox;
  /** Signs in on the sign-in screen, and resolves once it is left. */
  signIn: (username: DemoUsername) => Promise<void>;
  /** Fails with a readable list when axe finds anything on the page. */
  checkAccessibility: () => Promise<void>;
}

export const test = base.extend<Fixtures, { running: Product }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => use(await findProduct()),
    { scope: 'worker' },
  ],
  baseURL: async ({ running }, use) => use(running.address('edge')),
  product: async ({ running }, use) => {
    await use(running);
    await running.restore();
  },
  mailbox: async ({ running }, use) => use(new Mailbox(running.address('mailbox'))),
  signIn: async ({ page }, use) => use((username) => signIn(page, username)),
  checkAccessibility: async ({ page }, use) => use(() => checkAccessibility(page)),
});

export { expect };

async function signIn(page: Page, username: DemoUsername) {
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
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

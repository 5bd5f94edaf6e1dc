import type { Page } from '@playwright/test';
import { failurePanel, goTo, heading, loadedAt, remotes, screens } from '../support/screens.ts';
import { alone, expect, test } from '../support/test.ts';

/** What failed tries again by itself: now and then, and at once when the browser says that its line is back. */
const comesBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Home shows this once its data has come the whole way. */
const project = /Learn More/;

test.describe('files of a release that do not arrive cost its own area only, and it heals without a reload', () => {
  test.use({ as: 'superuser' });

  for (const remote of remotes) {
    test(remote, async ({ page }) => {
      const other = remote === 'mfe-public' ? 'mfe-scheduling' : 'mfe-public';
      const files = `**/releases/${remote}/**`;
      await page.route(files, (route) => route.abort());
      await page.goto(screens[remote]);
      await expect(failurePanel(page)).toContainText(remote);
      const loaded = await loadedAt(page);

      await goTo(page, screens[other]);
      await expect(heading(page)).toBeVisible();
      await expect(failurePanel(page)).toHaveCount(0);

      await page.goBack();
      await expect(failurePanel(page)).toContainText(remote);
      await page.unroute(files);
      await expect(failurePanel(page)).toHaveCount(0, { timeout: 40_000 });
      await expect(heading(page)).toBeVisible();
      expect(await loadedAt(page)).toBe(loaded);
    });
  }

  test('a retry brings it back at once', async ({ page }) => {
    await page.route('**/releases/mfe-public/**', (route) => route.abort());
    await page.goto('/');
    await expect(failurePanel(page)).toBeVisible();
    const loaded = await loadedAt(page);
    await page.unrouteAll();
    await failurePanel(page).getByRole('button').click();
    await expect(page.getByRole('link', { name: project }).first()).toBeVisible();
    expect(await loadedAt(page)).toBe(loaded);
  });
});

test.describe('a service or the gateway that is stopped leaves the shell usable, and heals without a reload', () => {
  // Searches that nobody made before: what was rendered lately is given while content is away.
  for (const [component, search] of [
    ['content', 'Rosterl'],
    ['gateway', 'Rosterly'],
  ] as const) {
    test(component, { tag: alone }, async ({ page, product }) => {
      await product.stop(component);
      await page.goto(`/projects?search=${search}`);
      await expect(page.getByText('Failed to load projects. Please try again later.')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Projects' })).toBeVisible();
      const loaded = await loadedAt(page);
      await product.start(component);
      await comesBack(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await loadedAt(page)).toBe(loaded);
    });
  }

  test('one that hangs is called slow, and its answer is shown when it comes', async ({ page }) => {
    await page.goto('/contact');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(
      (url) => url.pathname === '/graphql',
      (route) => held.then(() => route.fallback()),
    );
    // Within the page: what is loaded anew comes with its answers.
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    const notice = page.getByText('This is taking longer than usual. We are still waiting for an answer.');
    await expect(notice).toBeVisible();
    answer();
    await expect(page.getByRole('link', { name: project }).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('auth: signing in says so, and works once it is back', { tag: alone }, async ({ page, product, signIn }) => {
    await product.stop('auth');
    await page.goto('/login');
    await page.getByLabel('Username').fill('member');
    await page.getByLabel('Password', { exact: true }).fill('Portfolio-Demo-1');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('An error occurred during login. Please try again later.')).toBeVisible();
    const loaded = await loadedAt(page);
    await product.start('auth');
    await signIn('member');
    expect(await loadedAt(page)).toBe(loaded);
  });

  test.describe('signed in as a guard', () => {
    test.use({ as: 'guard' });

    test('scheduling', { tag: alone }, async ({ page, product }) => {
      await product.stop('scheduling');
      await page.goto(screens['mfe-portal']);
      await expect(page.getByText('Failed to load your profile and shifts. Please try again later.')).toBeVisible();
      const loaded = await loadedAt(page);
      await product.start('scheduling');
      await comesBack(page);
      await expect(page.getByRole('heading', { name: 'My shifts' })).toBeVisible();
      expect(await loadedAt(page)).toBe(loaded);
    });
  });
});

import type { Page, Request } from '@playwright/test';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const spoil = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, 'spoilt');
  }, keys);

const calls = (page: Page, path: string): Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
};

test.describe('core-site §4, session', () => {
  test('a refused access token is renewed once, and the visitor notices nothing', async ({ page, signIn }) => {
    await signIn('manager');
    await page.goto('/admin/planner');
    await expect(heading(page)).toBeVisible();
    await spoil(page, 'accessToken');
    const renewals = calls(page, '/api/auth/token/refresh/');
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/planner$/);
    expect(renewals).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe('spoilt');
  });

  test('when the refresh fails, all is cleared and the visitor is at /login, to return after signing in', async ({
    page,
    signIn,
  }) => {
    await signIn('manager');
    await page.goto('/admin/planner');
    await expect(heading(page)).toBeVisible();
    await spoil(page, 'accessToken', 'refreshToken');
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    for (const key of ['accessToken', 'refreshToken', 'user', 'isAdmin']) {
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    }
    await signIn('manager');
    await expect(page).toHaveURL(/\/admin\/planner$/);
  });

  test('tabs sign in and out together', async ({ context, page, signIn }) => {
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
    await signIn('member');
    await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();

    await other.goto('/dashboard');
    await expect(heading(other)).toBeVisible();
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(other).toHaveURL(/\/login$/);
  });

  test('several tabs with a refused token renew it once between them', async ({ context, page, signIn }) => {
    await signIn('manager');
    const tabs = [page, await context.newPage(), await context.newPage()];
    await page.goto('/contact');
    await spoil(page, 'accessToken');
    const renewals = tabs.map((tab) => calls(tab, '/api/auth/token/refresh/'));
    await Promise.all(tabs.map((tab) => tab.goto('/admin/planner')));
    for (const tab of tabs) await expect(heading(tab)).toBeVisible();
    expect(renewals.flat()).toHaveLength(1);
    for (const tab of tabs) await expect(tab).toHaveURL(/\/admin\/planner$/);
  });
});

test.describe('core-site §2, header', () => {
  test('Switch Account signs out and goes to /login', async ({ page, signIn }) => {
    await signIn('staff');
    await page.goto('/admin/planner');
    await page.getByRole('button', { name: 'Admin', exact: true }).click();
    await page.getByRole('button', { name: 'Switch Account' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await signIn('member');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('/patron-blog is linked for a patron only', async ({ page, signIn }) => {
    await page.goto('/login');
    await expect(page.getByRole('banner').locator('a[href="/contact"]')).toBeVisible();
    await expect(page.getByRole('banner').locator('a[href="/patron-blog"]')).toHaveCount(0);
    await signIn('patron');
    await expect(page.getByRole('banner').locator('a[href="/patron-blog"]')).toBeVisible();
  });
});

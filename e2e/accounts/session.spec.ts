import type { Page, Request } from '@playwright/test';
import { openSession } from '../support/people.ts';
import { goTo, heading, loadedAt } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { spoil, stored } from './stored.ts';

const calls = (page: Page, path: string): Request[] => {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
};
const renewal = '/api/auth/token/refresh/';

test.describe('core-site §4, session', () => {
  test('on start, the stored user is loaded, and then refreshed from the server', async ({ page, signIn }) => {
    await signIn('member');
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
      localStorage.setItem('user', JSON.stringify({ ...user, username: 'stored-name' }));
    });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/user/', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/contact');
    const account = page.getByRole('link', { name: 'My account' });
    await expect(account).toHaveAccessibleName('My account: stored-name');
    answer();
    await expect(account).toHaveAccessibleName('My account: member');
  });

  test('on a 401 the client refreshes once and retries, and the visitor notices nothing', async ({ page, signIn }) => {
    await signIn('manager');
    await page.goto('/admin/planner');
    await expect(heading(page)).toBeVisible();
    await spoil(page, 'accessToken');
    const renewals = calls(page, renewal);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/planner$/);
    expect(renewals).toHaveLength(1);
    expect(await stored(page)).not.toContain('spoilt');
  });

  test('when the refresh fails, all is cleared and the user goes to /login, to return after signing in', async ({
    page,
    signIn,
  }) => {
    await signIn('manager');
    await page.goto('/admin/planner');
    await expect(heading(page)).toBeVisible();
    await spoil(page, 'accessToken', 'refreshToken');
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored(page)).toEqual([]);
    await signIn('manager');
    await expect(page).toHaveURL(/\/admin\/planner$/);
  });

  test('without a refresh token, all is cleared and the user goes to /login', async ({ page, signIn }) => {
    await signIn('member');
    await page.goto('/dashboard');
    await expect(page.getByText('This device')).toBeVisible();
    await spoil(page, 'accessToken');
    await page.evaluate(() => localStorage.removeItem('refreshToken'));
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored(page)).toEqual([]);
  });

  test('logout clears local and session storage even if the server call fails', async ({ page, signIn }) => {
    await page.route('**/api/auth/logout/', (route) => route.abort());
    await signIn('member');
    await page.goto('/contact');
    await page.evaluate(() => sessionStorage.setItem('user', 'left by an older release'));
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await stored(page)).toEqual([]);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
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

  test('an access token that expires while two tabs are in use: one refresh, nothing is lost, no sign-out', async ({
    context,
    page,
    product,
    signIn,
  }) => {
    const subject = `Two tabs ${Date.now()}`;
    await signIn('superuser');
    const writing = page;
    const reading = await context.newPage();
    await reading.goto('/admin/planner');
    await expect(heading(reading)).toBeVisible();
    await writing.goto('/contact');
    const write = (field: string, words: string) => writing.getByRole('textbox', { name: field }).fill(words);
    await write('Name', 'Ada');
    await write('Email', 'ada@example.com');
    await write('Subject', subject);
    await write('Message', 'Written before the token expired.');
    const loaded = await Promise.all([writing, reading].map(loadedAt));
    const renewals = [writing, reading].map((tab) => calls(tab, renewal));

    await spoil(writing, 'accessToken');
    await Promise.all([
      writing.getByRole('button', { name: 'Send Message' }).click(),
      goTo(reading, '/admin/planner/users'),
    ]);

    await expect(writing.getByText('Your message has been sent successfully!')).toBeVisible();
    await expect(heading(reading)).toHaveText('User Management');
    await expect(reading.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    expect(renewals.flat()).toHaveLength(1);
    expect(await Promise.all([writing, reading].map(loadedAt))).toEqual(loaded);
    expect(await stored(reading)).not.toContain('spoilt');

    const { access } = await openSession(product, 'staff');
    const answer = await writing.request.get(`/api/contact/messages/?search=${encodeURIComponent(subject)}`, {
      headers: { authorization: `Bearer ${access}` },
    });
    expect(await answer.json()).toMatchObject({ count: 1 });
  });

  test('several tabs that open with a refused token renew it once between them', async ({ context, page, signIn }) => {
    await signIn('manager');
    const tabs = [page, await context.newPage(), await context.newPage()];
    await page.goto('/contact');
    await spoil(page, 'accessToken');
    const renewals = tabs.map((tab) => calls(tab, renewal));
    await Promise.all(tabs.map((tab) => tab.goto('/admin/planner')));
    for (const tab of tabs) await expect(heading(tab)).toBeVisible();
    expect(renewals.flat()).toHaveLength(1);
    for (const tab of tabs) await expect(tab).toHaveURL(/\/admin\/planner$/);
  });
});

import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { accessOf } from '../support/people.ts';
import { allAnswered } from '../support/quiet.ts';
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

/** A token was refused, over REST or over GraphQL. */
const isRefusal = async (answer: Response): Promise<boolean> =>
  answer.status() === 401 || (answer.url().endsWith('/graphql') && (await answer.text()).includes('UNAUTHENTICATED'));

/** Lets no renewal through before each of the tabs has been refused, so that each of them needs one. */
async function renewOnceAllAreRefused(context: BrowserContext, tabs: Page[]) {
  const refused = Promise.all(tabs.map((tab) => tab.waitForResponse(isRefusal)));
  await context.route(`**${renewal}`, async (route) => {
    await refused;
    await route.continue();
  });
}

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
    // No answer is left unread, which would keep its connection.
    await allAnswered(page);
  });

  test('§9: only one retry per request after a 401; refused again, the user goes to /login', async ({
    page,
    signIn,
  }) => {
    await signIn('member');
    await page.route('**/api/auth/user/', (route) => route.fulfill({ status: 401, json: {} }));
    const [asked, renewals] = [calls(page, '/api/auth/user/'), calls(page, renewal)];
    await page.goto('/contact');
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored(page)).toEqual([]);
    expect([asked.length, renewals.length]).toEqual([2, 1]);
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
    await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
    expect(await stored(page)).toEqual([]);
    await signIn('manager');
    await expect(page).toHaveURL(/\/admin\/planner$/);
  });

  test('without a refresh token, all is cleared and the user goes to /login', async ({ page, signIn }) => {
    await signIn('member');
    await page.goto('/dashboard');
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
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

  test('in a browser that keeps nothing, a sign-in lasts as long as the page', async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: denied });
    });
    await signIn('member');
    await goTo(page, '/contact');
    await expect(page).toHaveTitle(/Contact/);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
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
    await signIn('superuser');
    const writing = page;
    const reading = await context.newPage();
    await reading.goto('/admin/planner');
    await expect(heading(reading)).toBeVisible();
    await writing.goto('/admin/pages');
    await writing.getByRole('button', { name: 'New page' }).click();
    const title = `Two tabs ${Date.now()}`;
    await writing.getByLabel('Title', { exact: true }).fill(title);
    await writing.getByLabel('Description').fill('Written before the token expired.');
    const loaded = await Promise.all([writing, reading].map(loadedAt));
    const renewals = [writing, reading].map((tab) => calls(tab, renewal));

    await spoil(writing, 'accessToken');
    await renewOnceAllAreRefused(context, [writing, reading]);
    await Promise.all([
      writing.getByRole('button', { name: 'Save', exact: true }).click(),
      goTo(reading, '/admin/planner/users'),
    ]);

    await expect(writing.getByText(`“${title}” is saved.`)).toBeVisible();
    await expect(heading(reading)).toHaveText('User management');
    await expect(reading.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    expect(renewals.flat()).toHaveLength(1);
    expect(await Promise.all([writing, reading].map(loadedAt))).toEqual(loaded);
    expect(await stored(reading)).not.toContain('spoilt');

    const headers = { authorization: `Bearer ${await accessOf(product, 'staff')}` };
    const found = await writing.request.get(`/api/pages/?search=${encodeURIComponent(title)}`, { headers });
    const { results } = (await found.json()) as { results: { id: number; description: string }[] };
    expect(results).toMatchObject([{ description: 'Written before the token expired.' }]);
    for (const { id } of results) await writing.request.delete(`/api/pages/${id}/`, { headers });
  });

  test('several tabs that open with a refused token renew it once between them', async ({ context, page, signIn }) => {
    await signIn('manager');
    const tabs = [page, await context.newPage(), await context.newPage()];
    await page.goto('/contact');
    await spoil(page, 'accessToken');
    const renewals = tabs.map((tab) => calls(tab, renewal));
    await renewOnceAllAreRefused(context, tabs);
    await Promise.all(tabs.map((tab) => tab.goto('/admin/planner')));
    for (const tab of tabs) await expect(heading(tab)).toBeVisible();
    expect(renewals.flat()).toHaveLength(1);
    for (const tab of tabs) await expect(tab).toHaveURL(/\/admin\/planner$/);
  });
});

import type { Browser, Page } from '@playwright/test';
import { spoil } from '../accounts/stored.ts';
import { expect, test } from '../support/test.ts';

const password = 'correct horse battery';

/** Somebody else's browser, who is not signed in. */
async function strangerAt(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ storageState: undefined, timezoneId: 'America/Denver' });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** A link that was made for the product's usual address, at the address under test. */
const here = (link: string, baseURL: string) => baseURL + new URL(link).pathname;

test.describe('scheduling §2, /admin/register/{token}', () => {
  test.use({ as: 'superuser' });

  test('a business administrator registers by link, goes to /login with a success message and manages the company', async ({
    page,
    browser,
    baseURL,
  }) => {
    const name = `a${Date.now()}`;
    await page.goto('/admin/planner/admin-invite');
    await page.getByRole('button', { name: 'Generate link' }).click();
    const link = here(await page.getByLabel('Registration link').inputValue(), baseURL!);

    const theirs = await strangerAt(browser, link);
    // In a browser whose session has ended it works at the first click all the same.
    await spoil(theirs, 'accessToken', 'refreshToken');
    await theirs.goto(link);
    await fill(theirs, {
      'First name': 'Noor',
      'Last name': 'Haddad',
      Email: `${name}@example.com`,
      Username: name,
      Password: password,
      'Confirm password': password,
      'Company name': `Company of ${name}`,
    });
    await theirs.getByRole('button', { name: 'Register' }).click();
    await expect(theirs).toHaveURL(/\/login$/);
    await expect(
      theirs.getByText('Registration successful! Please log in with your new account.').first(),
    ).toBeVisible();
    await fill(theirs, { Username: name, Password: password });
    await theirs.getByRole('main').locator('button[type=submit]').click();
    await expect(theirs).toHaveURL(/\/admin/);
    await theirs.goto('/admin/planner/settings');
    await expect(theirs.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Denver');

    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { name: 'Invalid Registration Link' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
    await theirs.context().close();
  });
});

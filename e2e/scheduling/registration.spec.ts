import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const password = 'correct horse battery';

/** Somebody else's browser, who is not signed in. */
async function strangerAt(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ storageState: undefined });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** A link that was made for the product's usual address, at the address under test. */
const here = (link: string, baseURL: string) => baseURL + new URL(link).pathname;

test.describe('scheduling §2, /planner/register/{token}', () => {
  test.use({ as: 'manager' });

  test('an invited employee registers by link, is logged in and sent to the employee portal; the link is used up', async ({
    page,
    browser,
    baseURL,
    checkAccessibility,
  }) => {
    const name = `e${Date.now()}`;
    await page.goto('/admin/planner/employees/invite');
    await fill(page, { 'First name': 'Ines', 'Last name': 'Moreau', Email: `${name}@example.com` });
    await page.getByRole('button', { name: 'Create Invitation' }).click();
    await expect(page.getByText('Employee invitation created successfully!').first()).toBeVisible();
    const link = here(await page.getByLabel('Invite link for Ines Moreau').inputValue(), baseURL!);
    await checkAccessibility();

    const theirs = await strangerAt(browser, link);
    await expect(theirs.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
    await expect(theirs.getByLabel('Email', { exact: true })).toHaveValue(`${name}@example.com`);
    await fill(theirs, { Username: name, Password: password, 'Confirm password': password });
    await theirs.getByRole('button', { name: 'Register' }).click();
    await expect(theirs).toHaveURL(/\/planner\/employee-portal$/);
    await expect(theirs.getByText(/Hello Ines/)).toBeVisible();

    await theirs.goto(link);
    await expect(theirs.getByText('This invitation has been used already. Please log in.')).toBeVisible();
    await theirs.getByRole('link', { name: 'Return to Home' }).click();
    await expect(theirs).toHaveURL(`${baseURL}/`);
    await theirs.context().close();
  });
});

test.describe('scheduling §2, /admin/register/{token}', () => {
  test.use({ as: 'superuser' });

  test('a business administrator registers by link, goes to /login with a success message and manages the company', async ({
    page,
    browser,
    baseURL,
  }) => {
    const name = `a${Date.now()}`;
    await page.goto('/admin/planner/admin-invite');
    await page.getByRole('button', { name: 'Generate Link' }).click();
    const link = here(await page.getByLabel('Registration link').inputValue(), baseURL!);

    const theirs = await strangerAt(browser, link);
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

    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { name: 'Invalid Registration Link' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    await theirs.context().close();
  });
});

import { expect, test } from '../support/test.ts';

test.use({ as: 'superuser' });

test('scheduling §2, User management: who is created may sign in, who is made inactive may not', async ({
  page,
  browser,
  baseURL,
  checkAccessibility,
}) => {
  const username = `user-${Date.now()}`;
  const password = 'correct horse battery';
  await page.goto('/admin/planner/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(`${password}?`);
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(dialog.getByText('Passwords must match').last()).toBeVisible();
  await checkAccessibility();
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText(`${username} was created.`)).toBeVisible();

  const other = await browser.newContext({ baseURL, storageState: undefined });
  const theirs = await other.newPage();
  const signIn = async () => {
    await theirs.goto('/login');
    await theirs.getByLabel('Username').fill(username);
    await theirs.getByLabel('Password', { exact: true }).fill(password);
    await theirs.getByRole('main').locator('button[type=submit]').click();
  };
  await signIn();
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await other.clearCookies();
  await theirs.evaluate(() => localStorage.clear());

  await page.getByRole('searchbox').fill(username);
  const row = page.getByRole('row', { name: new RegExp(username) });
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Active').uncheck();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  await signIn();
  await expect(theirs.getByText('Invalid username or password')).toBeVisible();
  await other.close();
});

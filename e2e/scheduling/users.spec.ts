import { refuseWithoutPassword } from '../accounts/stored.ts';
import { credentialsOf } from '../support/people.ts';
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

test('quality: who signed in a while ago is asked for their password where they are, and what they entered is done', async ({
  page,
}) => {
  const username = `late-${Date.now()}`;
  await refuseWithoutPassword(page, 'CreateUser');
  await page.goto('/admin/planner/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await dialog.getByLabel('Confirm password').fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Create user' }).click();
  const question = page.getByRole('dialog', { name: 'Enter your password' });
  await question.getByLabel('Password', { exact: true }).fill(credentialsOf('superuser').password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${username} was created.`)).toBeVisible();
});

test('quality: on a tablet what is done for a user takes two lines, and covers neither role nor status', async ({
  page,
}) => {
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/planner/users?search=manager2');
    const row = page.getByRole('row').filter({ hasText: 'manager2' });
    const buttons = row.getByRole('button');
    await expect(buttons).toHaveCount(5);
    const lines = await buttons.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
    expect(lines).toBe(2);
    const status = (await row.getByText('Active').boundingBox())!;
    const left = await buttons.evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().left)));
    expect(status.x + status.width).toBeLessThan(left);
  }
});

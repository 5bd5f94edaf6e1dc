import { demoAccounts, type DemoUsername } from '@portfolio/contracts/demo';
import { expect, test } from '../support/test.ts';

const admins: DemoUsername[] = ['superuser', 'staff', 'manager', 'manager2'];
const others: DemoUsername[] = ['guard', 'member'];

test.describe('core-site §2, guard rule for admin routes', () => {
  test('unauthenticated users go to /login, with the original location kept', async ({ page, signIn }) => {
    await page.goto('/admin/projects');
    await expect(page).toHaveURL(/\/login/);
    await signIn('superuser');
    await expect(page).toHaveURL(/\/admin\/projects$/);
  });

  for (const username of others) {
    test(`${username} (${demoAccounts[username].is}) goes to /dashboard`, async ({ page, signIn }) => {
      await signIn(username);
      await page.goto('/admin');
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    });
  }

  for (const username of admins) {
    test(`${username} (${demoAccounts[username].is}) may open /admin/planner`, async ({ page, signIn }) => {
      await signIn(username);
      await page.goto('/admin/planner');
      await expect(page).toHaveURL(/\/admin\/planner$/);
    });
  }

  test('a user who is already signed in and opens /login is redirected to /admin', async ({ page, signIn }) => {
    await signIn('superuser');
    await page.goto('/login');
    await expect(page).toHaveURL(/\/admin$/);
  });
});

test.describe('core-site §4, login', () => {
  test('a user with a patreon_tier goes to /patron-blog', async ({ page, signIn }) => {
    await signIn('patron');
    await expect(page).toHaveURL(/\/patron-blog$/);
  });

  test('a wrong password is said, and nothing is stored', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('superuser');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Invalid username or password')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  test('logout clears what was stored', async ({ page, signIn }) => {
    await signIn('member');
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    for (const key of ['accessToken', 'refreshToken', 'user', 'isAdmin']) {
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    }
  });
});

test('core-site §2: the admin drop-down is there for staff and closes on an outside click', async ({
  page,
  signIn,
}) => {
  await signIn('staff');
  await page.getByRole('button', { name: /^Admin/ }).click();
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).toBeVisible();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(dashboard).toBeHidden();
});

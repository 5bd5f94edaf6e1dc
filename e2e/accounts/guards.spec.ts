import { demoAccounts, type DemoUsername } from '@portfolio/demo/accounts';
import { heading } from '../support/screens.ts';
import { openSession } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { storeTokens } from './stored.ts';

const admins: DemoUsername[] = ['superuser', 'staff', 'manager', 'manager2'];
const others: DemoUsername[] = ['guard', 'member'];

test.describe('core-site §2, guard rule for admin routes', () => {
  test('unauthenticated users go to /login, with the original location kept', async ({ page, signIn }) => {
    const wanted = '/admin/projects?search=atlas#list';
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Authentication required. Please log in.')).toBeVisible();
    await signIn('superuser');
    await expect(page).toHaveURL(wanted);
  });

  test('/dashboard and /planner/employee-portal/* are for signed-in users only, whom they let in', async ({
    page,
    signIn,
  }) => {
    for (const path of ['/dashboard', '/planner/employee-portal/settings']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
    }
    await signIn('member');
    await expect(page).toHaveURL(/\/planner\/employee-portal\/settings$/);
    await expect(heading(page)).toHaveText('Settings');
  });

  for (const username of others) {
    test.describe(`${username} (${demoAccounts[username].is})`, () => {
      test.use({ as: username });

      test('goes to /dashboard', async ({ page }) => {
        await page.goto('/admin/projects');
        await expect(page).toHaveURL(/\/dashboard$/);
        await expect(heading(page)).toHaveText(`Welcome, ${demoAccounts[username].firstName}`);
        await expect(page.getByText('The page you asked for is for administrators only.')).toBeVisible();
      });
    });
  }

  for (const username of admins) {
    test.describe(`${username} (${demoAccounts[username].is})`, () => {
      test.use({ as: username });

      test('may open /admin/planner, and is redirected from /login to /admin', async ({ page }) => {
        await page.goto('/admin/planner');
        await expect(heading(page)).toBeVisible();
        await expect(page).toHaveURL(/\/admin\/planner$/);
        if (username === 'staff') {
          // Who administers no company reads so, and nothing red.
          for (const path of ['', '/clients', '/employees', '/shifts', '/shift-scheduler', '/payroll']) {
            await page.goto(`/admin/planner${path}`);
            await expect(page.getByText(/Clients, employees and shifts belong to a company/), path).toBeVisible();
            await expect(page.getByRole('alert').filter({ hasText: /./ }), path).toHaveCount(0);
          }
        }
        await page.goto('/login');
        // Which leads those who manage no site on to the planner.
        await expect(page).toHaveURL(username.startsWith('manager') ? /\/admin\/planner$/ : /\/admin$/);
      });
    });
  }

  test('while authentication is loading, a spinner shows', async ({ page, product }) => {
    await storeTokens(page, await openSession(product, 'staff'));
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/user/', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/admin/planner');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/planner$/);
    answer();
    await expect(heading(page)).toBeVisible();
  });
});

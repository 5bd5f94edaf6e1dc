import { expect, test } from './support/test.ts';

const paths = [
  '/admin',
  '/admin/projects',
  '/admin/mobile-demos',
  '/admin/pages',
  '/admin/pages/sections/1',
  '/admin/contact',
  '/admin/blog',
] as const;

test.describe('core-site §2, Guard rule for admin routes', () => {
  test.describe('unauthenticated users', () => {
    test.use({ as: undefined });

    test('go to /login, and on to where they wanted once they are signed in', async ({ page, signIn }) => {
      for (const path of paths) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/login$/);
        await expect(page.getByLabel('Username')).toBeVisible();
      }
      await signIn('superuser');
      await expect(page).toHaveURL(/\/admin\/blog$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Patron Blog' })).toBeVisible();
    });
  });

  test.describe('users who administer nothing', () => {
    test.use({ as: 'member' });

    test('go to /dashboard', async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/dashboard$/);
      }
    });
  });

  test.describe('readings.md, who is an admin: company administrators', () => {
    test.use({ as: 'manager' });

    test('are led on to their planner, told whose the content is, and nothing of it is asked for', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const body = request.postData() ?? '';
        if (request.url().endsWith('/graphql') && body.includes('Admin')) asked.push(body);
      });
      await page.goto('/admin');
      await expect(page).toHaveURL(/\/admin\/planner$/);
      for (const path of paths.slice(1)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: 'For staff only' })).toBeVisible();
        await expect(page.getByText('Staff and superusers manage the content of this site.')).toBeVisible();
      }
      expect(asked).toEqual([]);
      await page.getByRole('link', { name: 'Open the planner' }).click();
      await expect(page).toHaveURL(/\/admin\/planner$/);
    });
  });
});

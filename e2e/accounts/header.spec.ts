import type { Page } from '@playwright/test';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Admin', exact: true }).click();
const banner = (page: Page) => page.getByRole('banner');

test.describe('core-site §2, header', () => {
  test('links: Home, Projects, Mobile Demos, Chatbot, Contact; a Login link when signed out; for a patron Sign Out and /patron-blog, but no admin dropdown', async ({
    page,
    signIn,
  }) => {
    await page.goto('/contact');
    const places = banner(page).getByRole('listitem').getByRole('link');
    await expect(places).toHaveText(['Home', 'Projects', 'Mobile Demos', 'Chatbot', 'Contact', 'Login']);
    const addresses = await places.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/', '/projects', '/mobile-demos', '/chatbot', '/contact', '/login']);
    await expect(banner(page).getByRole('button', { name: 'Sign Out' })).toBeHidden();
    await expect(banner(page).locator('a[href="/patron-blog"]')).toBeHidden();

    await signIn('patron');

    await expect(banner(page).locator('a[href="/patron-blog"]')).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeHidden();
    await expect(banner(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeHidden();
  });

  test.describe('for is_admin alone', () => {
    test.use({ as: 'manager' });

    test('no admin dropdown and, without a tier, no /patron-blog', async ({ page }) => {
      await page.goto('/contact');
      await expect(banner(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeHidden();
      await expect(banner(page).locator('a[href="/patron-blog"]')).toBeHidden();
    });
  });

  test('for staff, an admin dropdown with its places, which closes on an outside click', async ({ page, signIn }) => {
    await signIn('staff');
    await expect(heading(page)).toHaveText('Dashboard');
    await openMenu(page);
    const items = banner(page).getByRole('listitem').filter({ hasText: 'Switch Account' }).getByRole('listitem');
    await expect(items).toHaveText([
      'Dashboard',
      'Projects',
      'Mobile Demos',
      'Pages',
      'Contact Messages',
      'Switch Account',
      'Logout',
    ]);
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(items).toHaveCount(0);

    await openMenu(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('Switch Account logs out and goes to /login, for somebody else to sign in', async ({ page, signIn }) => {
    await signIn('staff');
    await page.goto('/admin/planner');
    await openMenu(page);
    await page.getByRole('button', { name: 'Switch Account' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await signIn('member');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('quality, keyboard: on a phone Tab goes from the menu’s button into the menu; at 200 % text nothing leaves the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await heading(page).waitFor();
  const toggle = banner(page).getByRole('button', { name: 'Menu', exact: true });
  await toggle.click();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Home', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  for (const size of ['175%', '200%']) {
    await page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
    const { x, width } = (await toggle.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

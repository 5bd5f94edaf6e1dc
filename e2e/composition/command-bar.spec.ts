import type { Page } from '@playwright/test';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Search or go to' });
const options = (page: Page) => page.getByRole('option');

test.describe('the command bar', () => {
  test.use({ as: 'manager' });

  test('finds people and their shifts from any screen by keys alone', async ({ page, checkBothThemes }) => {
    await page.goto('/projects');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('ruth');
    await expect(options(page).first()).toContainText('Ruth Abernathy');
    await checkBothThemes();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Ruth Abernathy');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('ruth tomorrow');
    await expect(options(page).first()).toContainText('Ruth Abernathy');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Ruth Abernathy');
  });

  test('a remote that is dead is left out, and said to be missing', async ({ page }) => {
    await page.route('**/releases/mfe-admin-content/**', (route) => route.abort());
    await page.goto('/projects');
    await expect(heading(page)).toBeVisible();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await box(page).fill('bluebird');
    await expect(options(page).filter({ hasText: 'Bluebird Apartments' }).first()).toBeVisible();
    await expect(page.getByText('A part of the site did not answer.')).toBeVisible({ timeout: 15_000 });
  });
});

test('a visitor finds the public site, and the keys', async ({ page, checkBothThemes }) => {
  await page.goto('/contact');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Ctrl+K, ⌘K, ?')).toBeVisible();
  await checkBothThemes();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  // Nobody waits for the box, which is loaded only now.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mobile');
  await expect(box(page)).toHaveValue('mobile');
  await expect(options(page).first()).toContainText('Mobile Demos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mobile-demos');
});

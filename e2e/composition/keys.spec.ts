import type { Page } from '@playwright/test';
import { settle } from '../support/looks.ts';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** A list, what `c` opens (beside what is searched for by then), and a row of it. */
const lists = {
  manager: { path: '/admin/planner/clients', made: /\/clients\/new$/, row: 'row' },
  staff: { path: '/admin/projects', made: /\/admin\/projects\?.*\bedit=new$/, row: 'article' },
} as const;

/** What has the focus is in the nth row. */
const isIn = (page: Page, row: 'row' | 'article', nth: number) =>
  page
    .getByRole('main')
    .getByRole(row)
    .filter({ has: page.locator(':focus') })
    .filter({ has: page.getByRole('link') })
    .and(page.getByRole('main').getByRole(row).nth(nth));

for (const as of ['manager', 'staff'] as const) {
  test.describe(`issue 32.11, for a ${as}`, () => {
    test.use({ as });

    test('one key lists the keys, one searches, one creates, and one goes on', async ({ page, checkBothThemes }) => {
      const { path, made, row } = lists[as];
      await settle(page, path);
      const first = row === 'row' ? 1 : 0;
      for (const [key, nth] of [
        ['j', first],
        ['j', first + 1],
        ['k', first],
      ] as const) {
        await page.keyboard.press(key);
        await expect(isIn(page, row, nth)).toBeVisible();
      }
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Keys' });
      await expect(list.getByText('Search the list')).toBeVisible();
      await checkBothThemes();
      await page.keyboard.press('Escape');
      await expect(isIn(page, row, first)).toBeVisible();
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('c');
      await expect(page.getByRole('searchbox')).toHaveValue('c');
      await heading(page).focus();
      await page.keyboard.press('c');
      await expect(page).toHaveURL(made);
    });
  });
}

test.describe('issue 32.11, on a narrow screen', () => {
  test.use({ as: 'manager', viewport: { width: 800, height: 900 } });

  test('the list of keys gives the focus back to the menu that led to it', async ({ page }) => {
    await settle(page, lists.manager.path);
    const menu = page.getByRole('button', { name: 'Planner menu' });
    await menu.click();
    await page.getByRole('button', { name: 'Keys' }).click();
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});

test.describe('issue 32.11, for a guard', () => {
  test.use({ as: 'guard' });

  test('one key lists the keys, until keys of one letter are off', async ({ page }) => {
    await settle(page, '/planner/employee-portal');
    await page.keyboard.press('?');
    const bar = page.getByRole('dialog', { name: 'Search or go to' });
    await expect(bar.getByText('Ctrl+K, ⌘K, ?')).toBeVisible();
    await bar.getByLabel('Keys of one letter').click();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(bar.getByRole('textbox')).toHaveValue('');
  });
});

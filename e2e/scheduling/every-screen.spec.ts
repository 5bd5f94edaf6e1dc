import { addresses } from '../support/addresses.ts';
import { settleWhole } from '../support/looks.ts';
import { test as looking, visit } from '../support/looking.ts';
import { expect, test } from '../support/test.ts';

for (const as of ['manager', 'superuser', 'staff'] as const) {
  looking.describe(`every screen of the planner, for a ${as}`, () => {
    looking.use({ as });

    for (const path of addresses.planner[as]) {
      looking(
        `quality, accessibility: ${path} in every language, theme and width`,
        async ({ page, checkEveryLook }) => {
          await settleWhole(page, path, visit);
          await checkEveryLook(as === 'manager' ? path : `${path} as ${as}`);
        },
      );
    }
  });
}

test.describe('dense tables', () => {
  test.use({ as: 'manager' });

  test('look.md, Places: a timesheet at 1280 px is a line of 44 px, with whose clock it is, and nothing of it is out of sight', async ({
    page,
  }) => {
    await settleWhole(page, '/admin/planner/timesheets');
    const table = page.getByRole('main').getByRole('table');
    const rows = table.getByRole('row').filter({ has: page.locator('td') });
    for (const language of ['Français', 'English']) {
      await page.getByRole('contentinfo').getByRole('button', { name: language }).press('Enter');
      await expect(table).toHaveAccessibleName(language === 'English' ? 'Timesheets' : 'Feuilles d’heures');
      await expect(rows.nth(20)).toBeVisible();
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(48);
      const beyond = await table.evaluate(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth);
      expect(beyond).toBe(0);
    }
  });

  test('on paper: the titles of a table come again on its second sheet, those that sort too', async ({ page }) => {
    await settleWhole(page, '/admin/planner/payroll/1');
    await page.emulateMedia({ media: 'print' });
    const buttons = page.getByRole('columnheader').locator('button');
    await expect(buttons.first()).toHaveText('Employee');
    // Browsers repeat words at the head of a sheet, not boxes of their own.
    for (const each of await buttons.all()) await expect(each).toHaveCSS('display', 'contents');
    const [first] = await page.getByRole('columnheader').all();
    await expect(first!).toHaveCSS('position', 'static');
  });
});

import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { visit } from '../support/looking.ts';
import { settleWhole } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const { launchOptions } = config.use!;

// The reader's own setting, which media queries follow too, and not the page's.
test.use({
  as: 'manager',
  launchOptions: { ...launchOptions, args: [...launchOptions!.args!, '--blink-settings=defaultFontSize=32'] },
});

/** What is wider or higher than the part of the page that holds it, and is not said in full elsewhere. */
const cut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
        .map(({ textContent }) => textContent),
    );

for (const width of [1280, 390]) {
  test(`WCAG 1.4.4: with text of 200 % at ${width} px nothing of the planner reaches over the edge, and its place can be read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', '/clients', '/employees/1', '/shifts/new', '/shift-scheduler', '/timesheets']) {
      await settleWhole(page, `/admin/planner${path}`, visit);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: path })
        .toBeLessThanOrEqual(0);
      expect(await cut(page, 'header strong, header p > span')).toEqual([]);
    }
  });
}

test('WCAG 1.4.4: with text of 200 % the rows of the week grow with what stands in them', async ({ page }) => {
  await settleWhole(page, '/admin/planner/shift-scheduler');
  const shifts = page.getByRole('grid').locator('.shift');
  await expect(shifts.first()).toBeVisible();
  const lost = await shifts.evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight));
  expect(Math.max(...lost)).toBeLessThanOrEqual(2);
});

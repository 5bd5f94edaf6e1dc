import { addresses } from '../support/addresses.ts';
import { settleWhole } from '../support/looks.ts';
import { test as looking, visit } from '../support/looking.ts';
import { expect, test } from '../support/test.ts';

looking.use({ as: 'guard' });
test.use({ as: 'guard' });

for (const path of addresses.portal.guard) {
  looking(`quality, accessibility: ${path} in every language, theme and width`, async ({ page, checkEveryLook }) => {
    await settleWhole(page, path, visit);
    await checkEveryLook(path);
  });
}

test('WCAG 1.4.4: with text of 200 % on a phone nothing reaches over the edge, and every tab is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settleWhole(page, '/planner/employee-portal');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toBeInViewport({ ratio: 1 });
});

test('on paper: what one earned takes one sheet, without ways to other screens', async ({ page }) => {
  await settleWhole(page, '/planner/employee-portal/payments');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: /Notices/ })).toBeHidden();
});

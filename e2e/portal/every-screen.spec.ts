import { expect, test } from '../support/test.ts';

test.use({ as: 'guard' });

for (const path of ['', '/profile', '/availability', '/payments', '/settings']) {
  test(`quality, accessibility: /planner/employee-portal${path} in three languages and two themes, and at 320 px`, async ({
    page,
    checkBothThemes,
  }) => {
    for (const language of ['es', 'fr', 'en']) {
      await page.goto(`/planner/employee-portal${path}`);
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('networkidle');
      await checkBothThemes();
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

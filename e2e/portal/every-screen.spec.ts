import { expect, test } from '../support/test.ts';

test.use({ as: 'guard' });

for (const path of ['', '/profile', '/availability', '/payments', '/settings']) {
  test(`quality, accessibility: /planner/employee-portal${path} in three languages and two themes, and at 320 px`, async ({
    page,
    checkAccessibility,
  }) => {
    // Colours change at once, so that none is judged on its way from one theme to the other.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const language of ['es', 'fr', 'en']) {
      await page.goto(`/planner/employee-portal${path}`);
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('networkidle');
      for (const theme of ['dark', 'light']) {
        await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
        await checkAccessibility();
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await checkAccessibility();
  });
}

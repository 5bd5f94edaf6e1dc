import { expect, test } from '../support/test.ts';

/** Home shows this once its data has come the whole way. */
const project = /Learn More/;

test.describe('what is stopped costs its own area only, and heals without a reload', () => {
  test("a remote's host: its panel says so, other remotes open, a retry brings it back", async ({ page, product }) => {
    await product.stop('mfe-public');
    await page.goto('/');
    const panel = page.getByRole('alert').filter({ hasText: 'mfe-public' });
    await expect(panel).toBeVisible();
    const origin = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.goBack();
    await product.start('mfe-public');
    await panel.getByRole('button').first().click();
    await expect(page.getByRole('link', { name: project }).first()).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
  });

  for (const component of ['content', 'gateway']) {
    test(`${component}: the screen says so and shows its data once it is back`, async ({ page, product }) => {
      await product.stop(component);
      await page.goto('/');
      await expect(page.getByText('Failed to load featured projects. Please try again later.')).toBeVisible();
      await expect(page.getByRole('banner').locator('a[href="/projects"]').first()).toBeVisible();
      const origin = await page.evaluate(() => performance.timeOrigin);
      await product.start(component);
      await page.getByRole('button', { name: /try again|retry/i }).click();
      await expect(page.getByRole('link', { name: project }).first()).toBeVisible();
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin);
    });
  }
});

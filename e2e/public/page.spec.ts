import { expect, startScripts, test } from '../support/test.ts';

test.describe('core-site §2, /page/{slug}', () => {
  test('title, description, and the sections of the page', async ({ page, product }) => {
    const answer = await fetch(`${product.address('content')}/pages/by-slug/about/`);
    const about = (await answer.json()) as { title: string; description: string; sections: { title: string }[] };
    await page.goto('/page/about');

    await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
    await expect(page.getByText(about.description)).toBeVisible();
    for (const { title } of about.sections)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  test('a button of a section leads into the site without a reload', async ({ page }) => {
    await page.goto('/page/about');
    await startScripts(page);
    const loaded = await page.evaluate(() => performance.timeOrigin);

    await page.getByRole('link', { name: 'See the projects' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  });

  test("'Page not found' state with a Back to Home link", async ({ page }) => {
    await page.goto('/page/no-such-page');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();

    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

import { expect, test } from '../support/test.ts';

test.describe('core-site §2, Home', () => {
  test('a hero with buttons to /projects and /contact', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.locator('a[href="/projects"]')).toBeVisible();
    await expect(hero.locator('a[href="/contact"]')).toBeVisible();
  });

  test('up to 3 featured projects, each with Learn More to /projects/{slug}, from the database', async ({
    page,
    product,
  }) => {
    const answer = await fetch(`${product.address('content')}/projects/?is_featured=true&page_size=100`);
    const { results: featured } = (await answer.json()) as { results: { slug: string }[] };
    expect(featured.length).toBeGreaterThan(0);

    await page.goto('/');
    const links = page.getByRole('link', { name: /Learn More/ });
    await expect(links).toHaveCount(Math.min(3, featured.length));
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const href of shown) expect(featured.map(({ slug }) => `/projects/${slug}`)).toContain(href);
  });

  test('three service cards: Web Development, Mobile App Development, AI Integration', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Web Development', 'Mobile App Development', 'AI Integration']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
  });

  test('it has no accessibility violations, in the dark and in the light', async ({ page, checkAccessibility }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Learn More/ }).first()).toBeVisible();
    await checkAccessibility();
    await page.getByRole('button', { name: /theme|light|dark/i }).click();
    await checkAccessibility();
  });

  test('its JavaScript stays within 244 kB gzip in all (decision 0101)', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Learn More/ }).first()).toBeVisible();

    const sizes = await Promise.all(scripts.map(compressedSize));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(244_000);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });
});

/** Bytes of the file as a host sends it to those who take gzip. */
async function compressedSize(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await answer.body?.cancel();
  return Number(answer.headers.get('content-length'));
}

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { listed, type ListedProject } from '../public/content.ts';
import { heading } from '../support/screens.ts';

/** Collects every title that the document ever has, from before its first script. */
const watchTitle = (page: Page) =>
  page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => {
      if (document.title !== '' && titles.at(-1) !== document.title) titles.push(document.title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

const titlesOf = (page: Page) => page.evaluate(() => (window as unknown as { titles: string[] }).titles);

test('found and shared: no title jumps, since the edge says what the screen will', async ({ page, product }) => {
  const [project] = await listed<ListedProject>(product, '/projects/');
  await watchTitle(page);
  for (const path of [
    '/',
    '/projects',
    `/projects/${project!.slug}`,
    '/projects/no-such-project',
    '/mobile-demos',
    '/mobile-demos/1',
    '/chatbot',
    '/contact',
    '/page/about',
    '/page/no-such-page',
    '/patron-blog',
    '/login',
    '/reset-password',
    '/nothing-here',
  ]) {
    await page.goto(path);
    const words = (await heading(page).textContent())!.trim();
    await expect(page).toHaveTitle(`${words} · Portfolio`);
    expect([path, await titlesOf(page)]).toEqual([path, [`${words} · Portfolio`]]);
  }
});

test.describe('to a reader of French', () => {
  test.use({ locale: 'fr-FR' });

  test('found and shared: title and description are French from the first byte, and no title jumps', async ({
    page,
  }) => {
    await watchTitle(page);
    for (const path of [
      '/',
      '/projects',
      '/mobile-demos',
      '/chatbot',
      '/contact',
      '/patron-blog',
      '/login',
      '/nothing-here',
    ]) {
      await page.goto(path);
      const words = (await heading(page).textContent())!.trim();
      expect([path, await titlesOf(page)]).toEqual([path, [`${words} · Portfolio`]]);
    }
    await page.goto('/projects');
    await expect(page).toHaveTitle('Projets · Portfolio');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Applications web/);
  });
});

test('found and shared: title, address and description follow the visitor without a load', async ({
  page,
  product,
}) => {
  const [project] = await listed<ListedProject>(product, '/projects/');
  const canonical = page.locator('link[rel="canonical"]');
  const description = page.locator('meta[name="description"]');
  await page.goto(`/projects/${project!.slug}`);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);

  await page.getByRole('link', { name: 'Back to Projects' }).click();

  await expect(page).toHaveTitle('Projects · Portfolio');
  await expect(canonical).toHaveAttribute('href', `${product.address('edge')}/projects`);
  await expect(description).toHaveAttribute('content', 'Web applications, plugins, tools and experiments.');
  await expect(page.locator('meta[property^="og:"], script[type="application/ld+json"]')).toHaveCount(0);
});

import { defaultUserSettings, type Language } from '@portfolio/contracts/auth';
import { demoPassword } from '@portfolio/demo/accounts';
import type { Product } from '../support/product.ts';
import { heading } from '../support/screens.ts';
import { expect, startScripts, test } from '../support/test.ts';

/** Saves the settings of the demo supporter, as their settings screen would. */
async function saveLanguage(product: Product, language: Language): Promise<void> {
  const call = async (method: string, path: string, body: object, access = '') => {
    const answer = await fetch(`${product.address('auth')}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { access: string };
  };
  const { access } = await call('POST', '/auth/login/', { username: 'patron', password: demoPassword });
  await call('PUT', '/planner/settings/', { ...defaultUserSettings, language }, access);
}

test.describe('scheduling §9, Languages', () => {
  test('signing in takes over the saved language, and dates and numbers follow', async ({ page, product, signIn }) => {
    await saveLanguage(product, 'fr');
    try {
      await signIn('patron');

      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('article').first()).toContainText(/\d{1,2} \p{Ll}+\.? \d{4}/u);
      await page.goto('/mobile-demos');
      await expect(page.getByRole('article').first().getByRole('heading')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('link', { name: /Télécharger/ }).first()).toContainText(/\d\s?ko/);
    } finally {
      await saveLanguage(product, 'en');
    }
  });
});

test('found and shared: a link’s language is there at once, and holds for the visit until the visitor chooses', async ({
  page,
}) => {
  await page.addInitScript(() => (localStorage['language'] ??= 'es'));
  const html = page.locator('html');
  await expect(async () => {
    const document = await page.goto('/contact?lang=fr');
    expect(await document?.text()).toContain('<div id="still">');
  }).toPass({ intervals: [100], timeout: 30_000 });
  // What was rendered is shown, and what scripts draw is the same.
  await expect(html).not.toHaveAttribute('data-still', 'none');
  const words = await heading(page).innerText();
  await startScripts(page);
  await expect(heading(page)).toHaveText(words);
  await expect(html).toHaveAttribute('lang', 'fr');

  await page.goto('/projects');
  await expect(html).toHaveAttribute('lang', 'fr');
  await page.goto('/projects?lang=fr&page=1');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL('/projects?page=1');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'es');
});

import type { Page } from '@playwright/test';
import { quiet } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';
import { createHostileContent, harmlessLink, rightToLeft, type HostileContent } from './hostile.ts';

/** Gathers whatever would show that a text was taken for code, also what the content policy only just stopped. */
function watch(page: Page): () => Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`);
  });
  return async () => {
    const found = await page.evaluate(() => [
      ...('__ran' in globalThis ? ['a script ran'] : []),
      ...[...document.querySelectorAll('main :is(script, iframe, object, [onerror], [onload], [src="x"])')].map(
        ({ outerHTML }) => `element: ${outerHTML.slice(0, 100)}`,
      ),
      ...[...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ href }) => !/^(https?|mailto|tel):/.test(href))
        .map(({ href }) => `link: ${href}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
    ]);
    return [...seen.splice(0), ...found];
  };
}

const isShown = (page: Page) => expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

test.describe('quality: hostile content renders harmlessly', () => {
  let content: HostileContent;
  test.beforeAll(async ({ running }) => {
    content = await createHostileContent(running);
  });
  test.afterAll(() => content.remove());

  test.describe('to a supporter, on a narrow phone', () => {
    test.use({ as: 'patron', viewport: { width: 320, height: 640 } });

    test('on every public screen nothing runs, no link leads astray, nothing reaches over the edge', async ({
      page,
    }) => {
      test.slow();
      const findings = watch(page);
      // As if addresses of scripts had reached the database by another way: the server takes none.
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(harmlessLink, 'javascript:__ran=9') });
      });
      for (const path of content.paths) {
        await page.goto(path);
        await isShown(page);
        await quiet(page);
        expect(await findings(), path).toEqual([]);
      }
    });

    test('the chatbot answers with it as text', async ({ page }) => {
      const findings = watch(page);
      const source = page.getByRole('list', { name: 'Found in' }).getByRole('link').first();
      // It knows new words a moment after they are published.
      await expect(async () => {
        await page.goto('/chatbot');
        await page.getByLabel('Your message').fill('What is Hostilia?');
        await page.keyboard.press('Enter');
        await expect(source).toContainText('Hostilia <script>', { timeout: 3_000 });
      }).toPass();
      expect(await findings()).toEqual([]);
    });

    test('images that are broken leave a drawing in their place', async ({ page }) => {
      await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
      await page.goto(`/projects/${content.project.slug}`);
      await isShown(page);
      await quiet(page);
      await expect(page.getByRole('main').locator('img')).toHaveCount(0);
      await expect(
        page
          .getByRole('img', { name: /Hostilia/ })
          .locator('svg')
          .first(),
      ).toBeVisible();
    });
  });

  test('texts find their own writing direction', async ({ page }) => {
    await page.goto('/projects');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: rightToLeft }) });
    await expect(card.getByRole('heading')).toHaveCSS('direction', 'rtl');
    await expect(card.locator('p').first()).toHaveCSS('direction', 'rtl');
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: rightToLeft })).toHaveCSS('direction', 'rtl');
    await expect(page.getByRole('region', { name: 'About This Project' }).locator('p').first()).toHaveCSS(
      'direction',
      'rtl',
    );
    await expect(page.getByRole('heading', { name: 'About This Project' })).toHaveCSS('direction', 'ltr');
  });

  test.describe('to staff', () => {
    test.use({ as: 'staff' });

    test('messages of the contact form are text', async ({ page }) => {
      const findings = watch(page);
      await page.goto('/admin/contact');
      await expect(page.getByText('<script>__ran=1</script>').first()).toBeVisible();
      expect(await findings()).toEqual([]);
    });
  });
});

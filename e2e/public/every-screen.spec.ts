import type { DemoUsername } from '@portfolio/contracts/demo';
import { expect, test } from '../support/test.ts';

/** Every public screen, and who has to be signed in to see it whole. */
const screens: readonly { path: string; as?: DemoUsername }[] = [
  { path: '/' },
  { path: '/projects' },
  { path: '/projects/1' },
  { path: '/projects?search=nothing-is-called-this' },
  { path: '/projects/no-such-project' },
  { path: '/mobile-demos' },
  { path: '/mobile-demos/1' },
  { path: '/chatbot' },
  { path: '/contact' },
  { path: '/page/about' },
  { path: '/patron-blog' },
  { path: '/patron-blog', as: 'member' },
  { path: '/patron-blog', as: 'patron' },
  { path: '/patron-blog/1', as: 'patron' },
];

const languages = ['en', 'es', 'fr'];
const themes = ['dark', 'light'];

for (const { path, as } of screens) {
  test.describe(`${path}${as ? ` as ${as}` : ''}`, () => {
    test.use({ as });

    for (const language of languages) {
      test(`quality, accessibility: axe finds nothing in ${language}, dark and light`, async ({
        page,
        checkAccessibility,
      }) => {
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        // Colours change at once, so that none is judged on its way from one theme to the other.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        for (const theme of themes) {
          await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
          await checkAccessibility();
        }
      });
    }

    test('nothing reaches over the edge at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  });
}

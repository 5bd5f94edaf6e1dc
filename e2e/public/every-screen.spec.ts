import type { DemoUsername } from '@portfolio/demo/accounts';
import type { Page } from '@playwright/test';
import { settle } from '../support/looks.ts';
import { test } from '../support/looking.ts';
import { expect } from '../support/test.ts';

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
  { path: '/page/pricing' },
  { path: '/page/case-study-theatre' },
  { path: '/page/no-such-page' },
  { path: '/nothing-here' },
  { path: '/patron-blog' },
  { path: '/patron-blog', as: 'member' },
  { path: '/patron-blog', as: 'patron' },
  { path: '/patron-blog/1', as: 'patron' },
];

/** Walks through the main part by Tab, from the skip link on. @returns where each step led: places among its controls */
async function walk(page: Page): Promise<{ controls: number; steps: number[] }> {
  const look = () =>
    page.evaluate(() => {
      const main = document.querySelector('main')!;
      const controls = [
        ...main.querySelectorAll<HTMLElement>('a[href], button:enabled, input, textarea, [tabindex="0"]'),
      ].filter((element) => element.tabIndex >= 0 && element.checkVisibility());
      return {
        controls: controls.length,
        inside: main.contains(document.activeElement),
        at: controls.indexOf(document.activeElement as HTMLElement),
      };
    });
  await page.getByRole('link', { name: 'Skip to content' }).first().focus();
  await page.keyboard.press('Enter');
  const steps: number[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const { controls, inside, at } = await look();
    if (!inside) return { controls, steps };
    steps.push(at);
  }
}

for (const { path, as } of screens) {
  test.describe(`core-site §1, quality: ${path}${as ? ` as ${as}` : ''}`, () => {
    test.use({ as });

    test('header and footer; Tab reaches all; axe finds nothing and nothing reaches over the edge, in every language, theme and width', async ({
      page,
      checkEveryLook,
    }) => {
      await settle(page, path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const { controls, steps } = await walk(page);
      expect(steps).toEqual(Array.from({ length: controls }, (_, place) => place));
      await checkEveryLook(as ? `${path} as ${as}` : path);
    });
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { quiet } from './quiet.ts';

const languages = { en: 'English', es: 'Español', fr: 'Français' } as const;

type Language = keyof typeof languages;
export const languagesOfLooks = Object.keys(languages) as Language[];

/** Rules about colours: all that a theme changes. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Rules about names and languages: all that a language changes. The rest is about roles and structure, which stay. */
const words = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'label-title-only',
  'landmark-unique',
  'link-name',
  'scrollable-region-focusable',
  'select-name',
  'valid-lang',
];

const widths = [320, 1280, 1440];

/**
 * What axe finds on a page, which reads it once for all of its looks; it has no frames. Nor is told what is in order, element by element.
 * @param rules default: all
 */
async function judge(page: Page, rules?: string[]): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const { violations } = await within(page, 'axe', () => page.evaluate((given) => axe.run(document, given), options));
  return violations;
}

/** Evaluations have no time limit of their own. @throws after a minute, saying what the page is at */
async function within<T>(page: Page, what: string, work: () => Promise<T>): Promise<T> {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(async () => {
    const alive = await Promise.race([
      page.evaluate(() => document.readyState).catch(String),
      delay(5_000, 'busy or frozen'),
    ]);
    over.reject(new Error(`No answer of ${what} within a minute; the page is ${alive}, at ${page.url()}`));
  }, 60_000);
  return Promise.race([work(), over.promise]).finally(() => clearTimeout(timer));
}

/** Goes to a path by loading it, and waits for its heading and for what it loads. */
export async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await loaded(page);
}

/** Waits for the heading of the screen and for what it loads. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await quiet(page);
  // A remote that did not come has a heading too; its details name the release.
  await expect(page.getByRole('alert').locator('details')).toHaveCount(0);
}

/** {@link settle}, where nothing may have failed to load: what says so looks well, too. @param go how to get there */
export async function settleWhole(page: Page, path: string, go = settle): Promise<void> {
  await go(page, path);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

/** Fails with a readable list when axe finds anything on the page. @param rules of axe; default: all */
export async function checkAccessibility(page: Page, rules?: string[]): Promise<void> {
  await within(page, 'what moves', () => still(page));
  const violations = await judge(page, rules);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(found.join('\n')).toBe('');
}

/** Until what fades in is there: half-way its colours have too little contrast. What never ends is not waited for. */
export const still = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const all = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished);
    // One that is paused would hold the test for ever.
    return Promise.race([Promise.allSettled(all), new Promise((resolve) => setTimeout(resolve, 5000))]);
  });

/** The same in the dark and in the light; leaves the page in the light. */
export async function checkBothThemes(page: Page): Promise<void> {
  // Colours change at once, so that none is judged on its way from one theme to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wear(page, 'dark');
  await checkAccessibility(page);
  await wear(page, 'light');
  await checkAccessibility(page, colours);
}

export const wear = (page: Page, theme: string): Promise<string> =>
  page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme);

/**
 * Judges a state of a screen by everything that it may look like, each once: axe by all its rules, then by those that another
 * theme or another language can change; and that nothing reaches over the edge, in all languages, from a phone to a wide
 * screen. The screen keeps its state meanwhile; it is left in the light, in English.
 */
export async function checkEveryLook(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const looks: { language: Language; theme: string; rules?: string[] }[] = [
    { language: 'es', theme: 'dark' },
    { language: 'fr', theme: 'light', rules: [...colours, ...words] },
    { language: 'en', theme: 'light', rules: words },
  ];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { language, theme, rules } of looks) {
    await speak(page, language);
    await wear(page, theme);
    await checkAccessibility(page, rules);
    // Each is drawn once: where the last language ended is the first, never the narrowest.
    const from = page.viewportSize()!.width;
    for (const each of new Set([from, ...widths, width])) {
      if (each !== page.viewportSize()?.width) await page.setViewportSize({ width: each, height });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `sideways at ${each} px in ${language}`,
        })
        .toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width, height });
}

/**
 * Chooses a language in the footer, and waits for the texts. By keys: of what others change meanwhile messages come, for as long as
 * they do, over the footer.
 */
export async function speak(page: Page, language: Language): Promise<void> {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) === language) return;
  const texts = () => page.locator('body').innerText();
  const before = await texts();
  await page.getByRole('contentinfo').getByRole('button', { name: languages[language] }).press('Enter');
  await expect(html).toHaveAttribute('lang', language);
  await expect.poll(async () => (await texts()) !== before).toBe(true);
  await quiet(page);
}

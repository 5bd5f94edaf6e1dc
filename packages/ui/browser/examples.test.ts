import type { Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import axe, { type RunOptions } from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { serveExamples } from '../examples/serve.ts';
import { palettes } from '../src/tokens/palettes.ts';
import { launchChromium } from './chromium.ts';
import { controlsWithoutRing, overflowing, smallTargets } from './measures.ts';

/** Rules about colours: all that a theme changes. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Building the page and walking through it takes longer than a unit test may. */
jest.setTimeout(90_000);

let server: Server;
let address: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ server, address } = await serveExamples(0));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

afterEach(() => page.context().close());

const open = async (query: string, width: number, more: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce', ...more });
  page = await context.newPage();
  await page.goto(address + query);
  await page.locator('main').waitFor();
};

const widths = [320, 360, 700, 1024, 1280];
const views = ['', '?only=side-nav', '?only=tab-bar'];

test.each(views)('nothing reaches over the edge at any width %s', async (view) => {
  await open(view, 320);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect({ width, over: await page.evaluate(overflowing) }).toEqual({ width, over: [] });
  }
});

test.each(views)('axe finds nothing on a phone and on a wide screen, in the dark and in the light %s', async (view) => {
  await open(`${view}${view ? '&' : '?'}theme=dark`, 360);
  // Read once for all of the looks; the page has no frames.
  await page.evaluate(axe.source);
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Nor is told what is in order.
      const options: RunOptions = {
        resultTypes: ['violations'],
        ...(theme === 'light' && { runOnly: { type: 'rule', values: colours } }),
      };
      const { violations } = await page.evaluate((given) => axe.run(document, given), options);
      const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
      expect({ theme, width, found }).toEqual({ theme, width, found: [] });
    }
  }
});

describe.each(['dark', 'light'] as const)('%s', (theme) => {
  test('the attribute on <html> sets the colours', async () => {
    await open(`?theme=${theme}`, 1280);
    const background = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-bg').trim(),
    );
    expect(background).toBe(palettes[theme].bg);
  });
});

test('fingers get targets of at least 44 px', async () => {
  await open('', 360, { hasTouch: true, isMobile: true });
  expect(await page.evaluate(smallTargets, 44)).toEqual([]);
});

test('everything that Tab reaches shows a ring', async () => {
  await open('', 1280);
  const count = await page.locator('a, button, input, select, textarea').count();
  expect(await controlsWithoutRing(page, count)).toEqual([]);
});

test('a modal keeps the focus, leaves the page inert, and gives the focus back on Escape', async () => {
  await open('', 1280);
  const opener = page.getByRole('button', { name: 'Edit user' });
  const takesClicks = () =>
    opener.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await opener.scrollIntoViewIfNeeded();
  expect(await takesClicks()).toBe(true);
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  const focusIsOutside = () =>
    dialog.evaluate((element) => document.activeElement !== document.body && !element.contains(document.activeElement));
  for (let step = 0; step < 12; step += 1) {
    expect(await focusIsOutside()).toBe(false);
    await page.keyboard.press('Tab');
  }
  expect(await takesClicks()).toBe(false);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the side navigation is a column from 1,024 px and a drawer below', async () => {
  await open('?only=side-nav', 1024);
  const nav = page.getByRole('navigation', { name: 'Planner' });
  const menu = page.getByRole('button', { name: 'Menu' });
  expect([await nav.isVisible(), await menu.isVisible()]).toEqual([true, false]);
  await page.setViewportSize({ width: 1023, height: 800 });
  expect([await nav.isVisible(), await menu.isVisible()]).toEqual([false, true]);
  await menu.click();
  expect(await nav.isVisible()).toBe(true);
});

test('the tab bar is at the bottom of a phone and above the content elsewhere', async () => {
  await open('?only=tab-bar', 639);
  const nav = page.getByRole('navigation', { name: 'Employee portal' });
  const main = page.getByRole('button', { name: 'Check in' });
  const bottom = await nav.boundingBox();
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBe(800);
  await page.setViewportSize({ width: 640, height: 800 });
  expect((await nav.boundingBox())?.y).toBeLessThan((await main.boundingBox())?.y ?? 0);
});

test('the table turns into cards below 640 px and stays a table for screen readers', async () => {
  await open('', 360);
  const table = page.getByRole('table', { name: 'Shifts' });
  expect(await table.getByRole('row').count()).toBe(6);
  expect(await table.getByRole('columnheader', { name: 'Client' }).isVisible()).toBe(true);
  const [name, time] = [table.getByRole('rowheader').first(), table.getByRole('cell').nth(1)];
  expect((await time.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? 0);
});

test('who prefers less motion gets none', async () => {
  const duration = () =>
    page.getByRole('button', { name: 'Contact' }).evaluate((element) => getComputedStyle(element).transitionDuration);
  await open('', 1280);
  expect(await duration()).toMatch(/^0s(, 0s)*$/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await duration()).toMatch(/^0\.12s(, 0\.12s)*$/);
});

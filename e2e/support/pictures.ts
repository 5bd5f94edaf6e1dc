import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { languagesOfLooks, speak, still, wear, settle } from './looks.ts';
import { neverAnswer } from './quiet.ts';
import { dataPath } from './product.ts';
import { goTo } from './screens.ts';

/** Where pictures are put; undefined when screens are judged. */
export const pictures = process.env['PICTURES'];

/** A browser at the moment of all pictures, which stands still, and is told of nothing that others change. */
export async function standStill(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(Number(process.env['PICTURES_AT']));
  await context.route(/\/planner\/changes\//, () => undefined);
}

/** Where it is kept that an account has signed in: once for all pictures, or its list of devices would differ. */
export const signInFile = (username: string): string => join(dataPath, `${username}.signed-in.json`);

export function keptSignIn(username: string): Exclude<BrowserContextOptions['storageState'], string> {
  const file = signInFile(username);
  return pictures && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Exclude<BrowserContextOptions['storageState'], string>)
    : undefined;
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** What is said after some seconds: that an answer takes long; and figures of what has run so far. */
const passing = 'div[aria-live="polite"]:has(> p) { visibility: hidden }';
const figures = 'main dd { visibility: hidden; overflow: hidden; white-space: nowrap }';
/** Of a picture, pixels: what follows is the same again. */
const highest = 4000;

/** What a screen asks of the product: all but what others change. */
const asked = /\/(?:graphql|api)\b(?!.*\/changes\/)/;

/**
 * Makes the pictures of a screen: as it stands, while it waits for its answers, and when they fail. A state without a look of its own has
 * none.
 * @param state as it stands
 */
export async function takePictures(page: Page, screen: string, state = 'full'): Promise<void> {
  const full = await everyLook(page, screen, state);
  if (state !== 'full' || screen.includes(',')) return;
  const { path, kept } = await page.evaluate(() => ({
    path: location.pathname + location.search,
    kept: history.state as object,
  }));
  for (const [name, hold] of [
    ['loading', () => neverAnswer(page, asked)],
    ['error', () => page.route(asked, (route) => route.fulfill({ status: 503, json: {} }))],
  ] as const) {
    await settle(page, '/nothing-here');
    await hold();
    // What a request is called, which a failure shows.
    await page.evaluate(() => (crypto.getRandomValues = (array) => array));
    await goTo(page, path, kept);
    await atRest(page);
    await everyLook(page, screen, name, full);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

/** @param unlike the first look of another state: if this one's is the same, there are no more. @returns its first look */
async function everyLook(page: Page, screen: string, state: string, unlike?: string): Promise<string> {
  let first = '';
  await page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet();
      const fonts = [...document.styleSheets].flatMap(({ cssRules }) =>
        [...cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? rule.cssText : [])),
      );
      // Whether they come in time for what is painted first depends on how busy the machine is.
      sheet.replaceSync(text + fonts.join('').replaceAll('optional', 'block'));
      document.adoptedStyleSheets.push(sheet);
    },
    screen === '/admin/status' ? passing + figures : passing,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of languagesOfLooks) {
    await speak(page, language);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await drawn(page);
      // So tall that what sticks to an edge lies over nothing.
      await page.setViewportSize({ ...size, height: await heightOf(page, size.height) });
      await drawn(page);
      for (const theme of ['dark', 'light']) {
        await wear(page, theme);
        await still(page);
        const file = [screen, state, size.width, theme, language].map((word) => encodeURIComponent(word)).join('~');
        const look = await shoot(page, `${pictures}/${file}.webp`);
        if (look === unlike) return look;
        first ||= look;
      }
    }
  }
  await speak(page, 'en');
  return first;
}

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

async function heightOf(page: Page, least: number): Promise<number> {
  const whole = await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  return Math.min(Math.max(whole, least), highest);
}

/** Waits until three pictures in a row are the same: nothing else says that a screen waits, or has failed. */
async function atRest(page: Page): Promise<void> {
  const last: string[] = [];
  do {
    await page.waitForTimeout(300);
    last.push(await shoot(page));
  } while (last.length < 3 || new Set(last.slice(-3)).size > 1);
}

/** @returns says whether two are the same */
async function shoot(page: Page, path?: string): Promise<string> {
  const picture = await page.screenshot({ ...(path && { path }), type: 'webp', animations: 'disabled' });
  return createHash('sha256').update(picture).digest('hex');
}

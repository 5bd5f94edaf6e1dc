import type { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { answerAgain } from './quiet.ts';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What tests do to a page or its context that nobody takes back: the next test gets another. */
const lasting = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
];

export interface Lent {
  context: BrowserContext;
  page: Page;
  /** What of the page is against its policy, as it comes. */
  refused: string[];
}

interface Kept extends Lent {
  protocol: CDPSession;
  /** What its tests chose of a context. */
  options: string;
  /** Who listens to it for all tests. */
  listeners: ReadonlySet<unknown>;
  isSpoiled: boolean;
}

/**
 * The page of a worker's tests, one after the other. Each finds it as if it were new: nothing stored, nobody signed in, no history. But
 * its process has loaded and compiled the product's scripts, which in a new one takes longer than what most tests do. Whoever follows a test that
 * failed, or that needed another context or lasting changes, gets a new page.
 */
export class KeptPage {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #watch: Watch;
  #kept: Kept | undefined;

  /**
   * @param origin of the product
   * @param watch prepares a page for all of its tests, and tells what of it is against its policy
   */
  constructor(browser: Browser, origin: string, watch: Watch) {
    this.#browser = browser;
    this.#origin = origin;
    this.#watch = watch;
  }

  /** @param chosen what the running test chooses of a context, which a new one has */
  async lend({ storageState, ...chosen }: BrowserContextOptions): Promise<Lent> {
    const options = JSON.stringify(chosen);
    if (this.#kept?.options !== options) await this.close();
    this.#kept ??= await this.#make(options, chosen.javaScriptEnabled);
    const { page } = this.#kept;
    if (chosen.viewport) await page.setViewportSize(chosen.viewport);
    if (typeof storageState === 'object') await putInto(page, storageState);
    return this.#kept;
  }

  /** @param isWhole whether the test passed */
  async takeBack(isWhole: boolean): Promise<void> {
    const kept = this.#kept;
    if (!kept) return;
    const { context, page, isSpoiled } = kept;
    const isOwn = page.url() === 'about:blank' || new URL(page.url()).origin === this.#origin;
    if (!isWhole || isSpoiled || !isOwn || page.isClosed() || context.serviceWorkers().length > 0) return this.close();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const one of [page, context]) {
      await one.unrouteAll({ behavior: 'ignoreErrors' });
      const added = heardBy(one).filter(([, listener]) => !kept.listeners.has(listener));
      for (const [name, listener] of added) emitter(one).off(name, listener);
    }
    await this.#clear(kept);
  }

  async close(): Promise<void> {
    const kept = this.#kept;
    this.#kept = undefined;
    await kept?.context.close();
  }

  async #clear({ context, page, protocol, refused, options }: Kept): Promise<void> {
    await goNowhere(page, this.#origin);
    // One that was still being registered when the test ended.
    if (context.serviceWorkers().length > 0) return this.close();
    answerAgain(page);
    await page.mouse.move(0, 0);
    const { colorScheme = 'light', reducedMotion = 'no-preference' } = JSON.parse(options) as BrowserContextOptions;
    await page.emulateMedia({
      media: null,
      colorScheme,
      reducedMotion,
      forcedColors: 'none',
      contrast: 'no-preference',
    });
    await context.clearCookies();
    await page.evaluate(() => {
      sessionStorage.clear();
      // In this process, too, at once.
      localStorage.clear();
      window.name = '';
    });
    await protocol.send('Storage.clearDataForOrigin', {
      origin: this.#origin,
      storageTypes: 'file_systems,indexeddb,local_storage,cache_storage,service_workers,storage_buckets',
    });
    await protocol.send('Page.resetNavigationHistory');
    refused.length = 0;
  }

  async #make(options: string, javaScriptEnabled = true): Promise<Kept> {
    // What the running test holds, `lend` hands over.
    const context = await this.#browser.newContext({ storageState: { cookies: [], origins: [] } });
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    // As Playwright's own session says of the page: of two, the last one counts in a new process.
    await protocol.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await goNowhere(page, this.#origin);
    const refused = await this.#watch(page, javaScriptEnabled);
    const listeners = new Set([page, context].flatMap((one) => heardBy(one).map(([, listener]) => listener)));
    const kept = { context, page, protocol, refused, options, listeners, isSpoiled: false };
    for (const one of [page, context]) noteLasting(one, () => (kept.isSpoiled = true));
    return kept;
  }
}

type Watch = (page: Page, javaScriptEnabled?: boolean) => Promise<string[]>;
type Listener = (...args: unknown[]) => void;
const emitter = (one: Page | BrowserContext) => one as unknown as EventEmitter;
const heardBy = (one: Page | BrowserContext): [string | symbol, Listener][] =>
  emitter(one)
    .eventNames()
    .flatMap((name) =>
      emitter(one)
        .listeners(name)
        .map((listener): [string | symbol, Listener] => [name, listener as Listener]),
    );

const nowhere = '/robots.txt';

/** A document of the product in which nothing runs. */
const goNowhere = (page: Page, origin: string) => page.mainFrame().goto(origin + nowhere);

/** Whether a page has not been anywhere. */
export const isNowhere = (page: Page): boolean =>
  page.url() === 'about:blank' || new URL(page.url()).pathname === nowhere;

function noteLasting(one: Page | BrowserContext, note: () => void): void {
  const object = one as unknown as Record<string, Listener | object | undefined>;
  for (const name of lasting) {
    const original = object[name];
    if (typeof original !== 'function') continue;
    object[name] = (...args: unknown[]) => {
      note();
      return (original as Listener).apply(one, args);
    };
  }
  const { clock } = one;
  Object.defineProperty(one, 'clock', { get: () => (note(), clock) });
}

/** Puts what a browser holds after a sign-in into a page that has been nowhere. */
export async function putInto(page: Page, { cookies, origins }: StorageState): Promise<void> {
  await page.context().addCookies(cookies);
  for (const { origin, localStorage: entries } of origins) {
    if (page.url() === 'about:blank') await goNowhere(page, origin);
    await page.evaluate((all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)), entries);
  }
}

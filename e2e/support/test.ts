import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import type { DemoUsername } from '@portfolio/demo/accounts';
import { clickByKeys } from './by-keys.ts';
import { noteInteractions } from './interactions.ts';
import { KeptPage, putInto, type Lent, type StorageState } from './kept-page.ts';
import { checkAccessibility, checkBothThemes, checkEveryLook } from './looks.ts';
import { Mailbox } from './mailbox.ts';
import { credentialsOf, type Tokens, type Who } from './people.ts';
import { keptSignIn, pictures, standStill, takePictures } from './pictures.ts';
import { followRequests } from './quiet.ts';
import { findProduct, type Product } from './product.ts';

interface Fixtures {
  /** Playwright's own: all that a test chooses of its context, in whichever way. */
  _combinedContextOptions: BrowserContextOptions;
  /** The worker's page, with what the test chose. */
  lent: Lent;
  /** Who is signed in from the start: `test.use({ as: 'guard' })`. Nobody when left out. */
  as: DemoUsername | undefined;
  product: Product;
  mailbox: Mailbox;
  /** Signs in on the sign-in screen of `page` or of `elsewhere`, and resolves once it is left. */
  signIn: (who: Who, elsewhere?: Page) => Promise<void>;
  /** What `page` or `elsewhere`, which has been nowhere, loads next is for somebody who is signed in: as `as`, for whom a test made. */
  be: (who: Who, elsewhere?: Page) => Promise<void>;
  /** Fails with a readable list when axe finds anything on the page. */
  checkAccessibility: () => Promise<void>;
  /** The same in the dark and in the light; leaves the page in the light. */
  checkBothThemes: () => Promise<void>;
  /** Judges this state of the screen in both themes, all languages and from 320 to 1440 px, each once; or makes pictures of it. */
  checkEveryLook: (screen: string, state?: string) => Promise<void>;
}

interface WorkerFixtures {
  running: Product;
  keeper: KeptPage;
  /** What a browser holds after somebody signed in; each person signs in once. */
  signedIn: (username: DemoUsername) => Promise<StorageState>;
}

/**
 * Milliseconds for which a sign-in is lent to tests. Before the five minutes in which no password is asked for again, and before its
 * access token expires: the first test to renew it would retire the refresh token of all others, who would be signed out.
 */
const freshMs = 4 * 60_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => use(await findProduct()),
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ browser, running }, use) => {
      const states = new Map<DemoUsername, { since: number; state: Promise<StorageState> }>();
      const make = async (username: DemoUsername) => {
        // Named, because a test that is signed in lends its state to every new context.
        const storageState = { cookies: [], origins: [] };
        const context = await browser.newContext({ baseURL: running.address('edge'), storageState });
        const state = await signedInOf(context, running.address('edge'), username);
        await context.close();
        return state;
      };
      await use((username) => {
        const kept = keptSignIn(username);
        if (kept) return Promise.resolve(kept);
        let known = states.get(username);
        if (!known || Date.now() - known.since > freshMs) {
          known = { since: Date.now(), state: make(username) };
          states.set(username, known);
        }
        return known.state;
      });
    },
    { scope: 'worker' },
  ],
  keeper: [
    async ({ browser, running }, use) => {
      const keeper = new KeptPage(browser, running.address('edge'), watched);
      await use(keeper);
      await keeper.close();
    },
    { scope: 'worker' },
  ],
  as: [undefined, { option: true }],
  lent: async ({ keeper, _combinedContextOptions }, use) => use(await keeper.lend(_combinedContextOptions)),
  context: async ({ lent, keeper }, use, testInfo) => {
    await use(lent.context);
    // Pictures begin where nobody has been.
    await keeper.takeBack(!pictures && testInfo.status === testInfo.expectedStatus);
  },
  page: async ({ context: _context, lent }, use) => {
    await use(lent.page);
    expect(lent.refused, nothingRefused).toEqual([]);
  },
  baseURL: async ({ running }, use) => use(running.address('edge')),
  storageState: async ({ as, signedIn }, use) => use(as && (await signedIn(as))),
  product: async ({ running }, use, { tags }) => {
    const isAlone = tags.includes('@alone');
    await use(isAlone ? running : { ...running, stop: refuseToStop });
    if (isAlone) await running.restore();
  },
  mailbox: async ({ running }, use) => use(new Mailbox(running.address('mailbox'))),
  signIn: async ({ page }, use) => use((who, elsewhere = page) => signIn(elsewhere, who)),
  be: async ({ page, baseURL }, use) =>
    use(async (who, elsewhere = page) => putInto(elsewhere, await signedInOf(elsewhere.context(), baseURL!, who))),
  checkAccessibility: async ({ page }, use) => use(() => checkAccessibility(page)),
  checkBothThemes: async ({ page }, use) => use(() => checkBothThemes(page)),
  checkEveryLook: async ({ page }, use, testInfo) => {
    // Four judgements of the whole page.
    testInfo.slow();
    await use((screen, state) => (pictures ? takePictures(page, screen, state) : checkEveryLook(page)));
  },
});

/** A page that waits as people do. @returns what of it is against the page's policy, as it comes */
export async function watched(page: Page, javaScriptEnabled = true): Promise<string[]> {
  if (javaScriptEnabled) {
    waitsForScripts(page);
    waitsForSilence(page.context());
  }
  followRequests(page);
  if (pictures) await standStill(page.context());
  const interactions = process.env['INTERACTIONS'];
  if (interactions) await noteInteractions(page, interactions, Number(process.env['SLOWED_BY']));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (againstPolicy.test(message.text())) refused.push(message.text());
  });
  if (process.env['HANDS'] === 'keys') clickByKeys(page);
  return refused;
}

export const nothingRefused = "nothing is against the page's policy";

/** What browsers say when something of the page itself would run or be styled from where it may not. */
const againstPolicy = /directive ["'](?:script|style)-src|Evaluating a string|Trusted(?:Script|HTML)/;

export { expect };

/**
 * Pages are there to be read before they can be used: a load is over once somebody has moved their mouse and the live screen is there.
 * With `SCRIPTS=late` tests use what the edge has rendered, as people do.
 */
export function waitsForScripts(page: Page): void {
  if (process.env['SCRIPTS'] === 'late') return;
  const isLive = async <Answer>(answer: Answer): Promise<Answer> => {
    await startScripts(page);
    return answer;
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...how) => isLive(await goto(...how));
  page.reload = async (...how) => isLive(await reload(...how));
}

/** What makes a rendered page live, here without a mouse. */
export async function startScripts(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', movementX: 1, bubbles: true })),
  );
  await page.waitForFunction(() => !document.querySelector('#still'));
}

/**
 * The browser says that it is offline somewhat before it is: of a thousand requests that follow at once, one is answered. From here on
 * none is.
 */
function waitsForSilence(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context);
  const isCutOff = (page: Page): Promise<boolean> =>
    page.evaluate(() =>
      // Nothing that is kept answers it.
      fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
        () => false,
        () => true,
      ),
    );
  context.setOffline = async (offline) => {
    await setOffline(offline);
    if (!offline) return;
    for (const page of context.pages()) await expect.poll(() => isCutOff(page), { intervals: [20] }).toBe(true);
  };
}

/** Others use the product meanwhile. */
const refuseToStop = (): never => {
  throw new Error('A test that stops a part of the product is tagged: { tag: alone }.');
};

/** The tag of tests that have the product to themselves: they stop parts of it, or measure time. */
export const alone = '@alone';

/** Signs in as the form does, without it. @returns what the browser holds then: core-site.md §3 */
async function signedInOf(context: BrowserContext, edge: string, who: Who): Promise<StorageState> {
  const answer = await context.request.post(`${edge}/api/auth/login/`, { data: credentialsOf(who) });
  await expect(answer, await answer.text()).toBeOK();
  const { user, access, refresh } = (await answer.json()) as Tokens & { user: Record<string, unknown> };
  const isAdmin = user['is_staff'] || user['is_superuser'] || user['is_admin'];
  const held = { accessToken: access, refreshToken: refresh, user: JSON.stringify(user), isAdmin: String(isAdmin) };
  const localStorage = Object.entries(held).map(([name, value]) => ({ name, value }));
  return { cookies: await context.cookies(), origins: [{ origin: edge, localStorage }] };
}

async function signIn(page: Page, who: Who) {
  const { username, password } = credentialsOf(who);
  // A guard may have led here already, and remembers where to go on to.
  if (new URL(page.url(), 'http://nowhere').pathname !== '/login') await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(sign in|login|log in)$/i })
    .click();
  await expect(page).not.toHaveURL(/\/login/);
}

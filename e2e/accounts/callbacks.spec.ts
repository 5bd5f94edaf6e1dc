import type { Page } from '@playwright/test';
import type { DemoUsername } from '@portfolio/demo/accounts';
import { openSession } from '../support/people.ts';
import { goTo, heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { stored } from './stored.ts';

const refusedTokens = '?access_token=a.b.c&refresh_token=nobody-knows-it';

/** Lets nobody know who is signed in before `release` is called. */
async function holdUser(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/user/', async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

const addressesSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

for (const { path, words, ends } of [
  {
    path: '/oauth-callback',
    words: 'Completing Authentication',
    ends: { staff: '/admin', manager: '/admin', member: '/dashboard' },
  },
  { path: '/patreon/callback', words: 'Processing Patreon login...', ends: { patron: '/patron-blog' } },
] as const) {
  for (const [username, end] of Object.entries(ends)) {
    test(`core-site §4: tokens at ${path} are stored, user info is refreshed, and ${username} goes to ${end}`, async ({
      page,
      product,
    }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names
      const { access, refresh } = await openSession(product, username as DemoUsername);
      const user = await holdUser(page);

      const answer = await page.goto(`${path}?access_token=${access}&refresh_token=${refresh}`);

      // readings: the tokens leave the address at once, and no other server hears of them.
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      expect(await answer?.headerValue('referrer-policy')).toBe('no-referrer');
      expect((await addressesSeen(page)).filter((address) => address.includes('_token='))).toEqual([]);

      // From there a manager is led on at once.
      const places: string[] = [];
      page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
      user.release();
      await expect.poll(() => places).toContain(end);
      expect(await stored(page)).toEqual([
        access,
        refresh,
        expect.stringContaining(`"username":"${username}"`),
        String(end === '/admin'),
      ]);
      await page.goBack();
      expect(page.url()).not.toContain('token');
    });
  }
}

test.describe('core-site §4, Patron callback', () => {
  test('failure goes to /, with nothing stored', async ({ page }) => {
    await page.goto(`/patreon/callback${refusedTokens}`);
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await stored(page)).toEqual([]);
  });

  for (const query of ['', '?access_token=alone', '?error=access_denied']) {
    test(`no tokens or an error goes to /login?error=patreon_connection: "${query}"`, async ({ page }) => {
      await page.goto(`/patreon/callback${query}`);
      await expect(page).toHaveURL(/\/login\?error=patreon_connection$/);
      await expect(page.getByRole('alert')).toHaveText('Failed to connect to Patreon. Please try again later.');
    });
  }
});

test.describe('core-site §4 and §8, OAuth callback', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await expect(heading(page)).toBeVisible();
    // From here on time stands still until a test moves it.
    await page.clock.pauseAt(Date.now() + 3_600_000);
  });

  /** core-site §9: Failed OAuth redirect delay: 3000 ms. */
  async function expectRedirect(page: Page) {
    await page.clock.runFor(2_999);
    await expect(page).toHaveURL(/\/oauth-callback$/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/login$/);
  }

  test("missing tokens: 'Invalid OAuth callback: missing tokens', then 'Authentication failed. Please try again.', then /login after 3 seconds", async ({
    page,
  }) => {
    await goTo(page, '/oauth-callback');
    await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
    const messages = page.getByRole('alert').getByRole('paragraph');
    await expect(messages).toHaveText([
      'Invalid OAuth callback: missing tokens',
      'Authentication failed. Please try again.',
    ]);
    await expectRedirect(page);
  });

  test("tokens that are refused: 'Authentication failed. Please try again.', then /login after 3 seconds", async ({
    page,
  }) => {
    await goTo(page, `/oauth-callback${refusedTokens}`);
    await expect(page.getByRole('alert')).toHaveText('Authentication failed. Please try again.');
    expect(await stored(page)).toEqual([]);
    await expectRedirect(page);
  });
});

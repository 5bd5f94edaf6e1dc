import type { Page } from '@playwright/test';
import { accessOf, createPerson } from '../support/people.ts';
import { alone, expect, test } from '../support/test.ts';
import { stored } from './stored.ts';

const patronBlog = (page: Page) => page.getByRole('banner').locator('a[href="/patron-blog"]');
const connection = (page: Page) => page.getByRole('region', { name: 'Patreon' });
const failed = 'Failed to connect to Patreon. Please try again later.';

/** At the local stand-in for patreon.com: agrees as one of its personas. */
const agreeAs = (page: Page, persona: string) => page.getByRole('link', { name: persona }).click();

async function leaveForPatreon(page: Page) {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Login with Patreon' }).click();
  await expect(page.getByRole('heading', { name: 'Local Patreon' })).toBeVisible();
}

test.describe('core-site §4, sign-in with Patreon', () => {
  for (const [persona, is, tier] of [
    ['Ada Active', 'who pays', 'Supporter'],
    ['Gil Gifted', 'whose membership is a gift', 'Champion'],
  ] as const) {
    test(`${persona}, ${is}, is at /patron-blog with its posts, its link and the tier`, async ({ page }) => {
      await leaveForPatreon(page);
      await agreeAs(page, persona);
      await expect(page).toHaveURL(/\/patron-blog$/);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(patronBlog(page)).toBeVisible();
      expect((await stored(page)).join()).toContain(`"patreon_tier":"${tier}"`);

      await page.goto('/dashboard');
      await expect(connection(page)).toContainText(`Connected. Your tier: ${tier}.`);
      for (const { name } of await page.evaluate(() => performance.getEntriesByType('navigation'))) {
        expect(name).not.toContain('token');
      }
    });
  }

  for (const [persona, is] of [
    ['Dee Declined', 'whose card was declined'],
    ['Finn Former', 'who left'],
    ['Fay Free', 'who is a free member'],
    ['Nat Never', 'who never was a member'],
  ] as const) {
    test(`${persona}, ${is}, is signed in and reads 'Patreon Supporters Only'`, async ({ page }) => {
      await leaveForPatreon(page);
      await agreeAs(page, persona);
      await expect(page).toHaveURL(/\/patron-blog$/);
      await expect(page.getByText('Patreon Supporters Only')).toBeVisible();
      await expect(page.getByText('Your Patreon account is connected')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Connect with Patreon' })).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await expect(patronBlog(page)).toBeHidden();
    });
  }

  for (const [persona, is] of [
    ['Rae Refuses', 'who refuses consent'],
    ['Dan Down', 'for whom the provider fails'],
  ] as const) {
    test(`${persona}, ${is}, is at /login?error=patreon_connection`, async ({ page }) => {
      await leaveForPatreon(page);
      await agreeAs(page, persona);
      await expect(page).toHaveURL(/\/login\?error=patreon_connection$/);
      await expect(page.getByRole('alert')).toHaveText(failed);
      expect(await stored(page)).toEqual([]);
    });
  }

  test(
    'a provider that is down when the visitor comes back leads to /login?error=patreon_connection',
    { tag: alone },
    async ({ page, product }) => {
      await leaveForPatreon(page);
      const href = await page.getByRole('link', { name: 'Ada Active' }).getAttribute('href');
      const consent = await page.request.get(new URL(href ?? '', page.url()).href, { maxRedirects: 0 });
      await product.stop('patreon');
      await page.goto(consent.headers()['location'] ?? '');
      await expect(page).toHaveURL(/\/login\?error=patreon_connection$/);
      await expect(page.getByRole('alert')).toHaveText(failed);
    },
  );
});

test('Patreon is connected to the signed-in account from its dashboard, and disconnected again', async ({
  page,
  product,
  signIn,
}) => {
  const person = await createPerson(product);
  await signIn(person);
  await connection(page).getByRole('button', { name: 'Connect with Patreon' }).click();
  await agreeAs(page, 'Gil Gifted');
  await expect(page).toHaveURL(/\/patron-blog$/);
  await expect(patronBlog(page)).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText(person.username);
  await expect(connection(page)).toContainText('Connected. Your tier: Champion.');
  await connection(page).getByRole('button', { name: 'Disconnect' }).click();
  await connection(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(connection(page)).toContainText('Supporters read the patron blog.');
  await expect(patronBlog(page)).toBeHidden();
});

test('what is asked for meanwhile slides nothing away below a pointer: who presses connects, and sees that', async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await createPerson(product));
  const answers = Promise.withResolvers<void>();
  await page.route('**/graphql*', async (route) => {
    if (/SignedInDevices|MySignInSteps/.test(route.request().postData() ?? '')) await answers.promise;
    await route.fallback();
  });
  await page.reload();
  const connect = connection(page).getByRole('button', { name: 'Connect with Patreon' });
  await expect(connect).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading').first()).toBeAttached();
  const before = await connect.boundingBox();
  answers.resolve();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  expect(await connect.boundingBox()).toEqual(before);

  const told = Promise.withResolvers<void>();
  await page.route('**/auth/patreon/connect/', async (route) => {
    await told.promise;
    await route.fallback();
  });
  await connect.click();
  await expect(connect).toHaveAttribute('aria-busy', 'true');
  told.resolve();
  await expect(page.getByRole('heading', { name: 'Local Patreon' })).toBeVisible();
});

test('a supporter whose password was set, or who disconnected, finds their own account again', async ({
  page,
  product,
}) => {
  const enter = async (): Promise<{ id: number; username: string }> => {
    await leaveForPatreon(page);
    await agreeAs(page, 'Fay Free');
    await expect(page).toHaveURL(/\/patron-blog$/);
    return page.evaluate(() => JSON.parse(localStorage.getItem('user')!));
  };
  const leave = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  };
  const { id, username } = await enter();
  await page.goto('/dashboard');
  await expect(connection(page)).toContainText('You have no password here.');
  await connection(page).getByRole('button', { name: 'Disconnect' }).click();
  await connection(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(connection(page).getByRole('button', { name: 'Connect with Patreon' })).toBeVisible();
  await leave();
  expect(await enter()).toMatchObject({ id, username });

  const access = await accessOf(product, 'superuser');
  const path = `/planner/users/${id}/set_password/`;
  const answer = await fetch(product.address('gateway') + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: `first password of ${username}` }),
  });
  expect(answer.status).toBe(204);
  await page.evaluate(() => localStorage.clear());
  expect(await enter()).toMatchObject({ id, username });
  await page.goto('/dashboard');
  await expect(connection(page)).not.toContainText('You have no password here.');
});

test('whoever is signed in and refuses consent is told so on the dashboard, still signed in', async ({
  page,
  product,
  signIn,
}) => {
  await signIn(await createPerson(product));
  await connection(page).getByRole('button', { name: 'Connect with Patreon' }).click();
  await agreeAs(page, 'Rae Refuses');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(connection(page).getByRole('alert')).toHaveText(failed);
});

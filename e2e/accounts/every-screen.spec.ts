import type { Page } from '@playwright/test';
import type { DemoUsername } from '@portfolio/demo/accounts';
import { neverAnswer } from '../support/quiet.ts';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

interface Look {
  title: string;
  path: string;
  as?: DemoUsername;
  before?: (page: Page) => Promise<unknown>;
  /** Brings the screen into the state to be looked at. */
  settle?: (page: Page) => Promise<unknown>;
}

const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]').click();
const neverAnswered = (page: Page) => neverAnswer(page, '**/api/auth/user/');

const looks: readonly Look[] = [
  { title: '/login with errors', path: '/login?error=patreon_connection', settle: submit },
  { title: '/reset-password with an error', path: '/reset-password', settle: submit },
  {
    title: '/reset-password, sent',
    path: '/reset-password',
    before: (page) =>
      page.route('**/graphql', (route) => route.fulfill({ json: { data: { requestPasswordReset: '' } } })),
    settle: async (page) => {
      await page.getByLabel('Email').fill('ada@example.com');
      await submit(page);
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    },
  },
  {
    title: '/reset-password/x/y, refused',
    path: '/reset-password/x/y',
    settle: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('a new password');
      await page.getByLabel('Confirm new password').fill('a new password');
      await submit(page);
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    title: '/oauth-callback, waiting',
    path: '/oauth-callback?access_token=a&refresh_token=b',
    before: neverAnswered,
  },
  {
    title: '/patreon/callback, waiting',
    path: '/patreon/callback?access_token=a&refresh_token=b',
    before: neverAnswered,
  },
  {
    title: '/confirm-email/x, refused',
    path: '/confirm-email/x',
    settle: async (page) => {
      await page.getByRole('button', { name: 'Confirm address' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  ...(['member', 'guard', 'patron'] as const).map((as) => ({
    title: `/dashboard as ${as}`,
    path: '/dashboard',
    as,
    settle: (page: Page) => expect(page.getByText('This device', { exact: true })).toBeVisible(),
  })),
];

for (const { title, path, as, before, settle } of looks) {
  test.describe(title, () => {
    test.use({ as });

    test('quality, accessibility: axe finds nothing and nothing reaches over the edge, in every language, theme and width', async ({
      page,
      checkEveryLook,
    }) => {
      await before?.(page);
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await settle?.(page);
      await checkEveryLook(title);
    });
  });
}

import type { Page } from '@playwright/test';
import { demoPassword } from '@portfolio/demo/accounts';
import { expect, test } from '../support/test.ts';
import { stored } from './stored.ts';

const usernameOf = (page: Page) => page.getByLabel('Username');
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });

test('core-site §2, /login (Admin Login): username and password fields, a Forgot password link to /reset-password, and a Login with Patreon button; for password managers, with Show password and a Caps Lock hint', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(usernameOf(page)).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(passwordOf(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.locator('form').filter({ has: passwordOf(page) })).toHaveCount(1);

  await passwordOf(page).fill('secret');
  await expect(passwordOf(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordOf(page)).toHaveAttribute('type', 'text');

  // A real key has no such state in a browser that is steered from outside.
  await passwordOf(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
  await passwordOf(page).dispatchEvent('keyup', { key: 'a', modifierCapsLock: false });
  await expect(page.getByText('Caps Lock is on')).toBeHidden();

  // core-site §7: a browser redirect to the start path, below /api on the product's host.
  const patreon = page.getByRole('link', { name: 'Login with Patreon' });
  await expect(patreon).toHaveAttribute('href', '/api/auth/patreon/auth/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
});

test("core-site §5: 'Username is required' and 'Password is required'; the first of them has the focus", async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(usernameOf(page)).toBeFocused();

  await page.keyboard.type('superuser');
  await expect(page.getByText('Username is required')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(passwordOf(page)).toBeFocused();
});

test('core-site §4: the keyboard alone signs in; a user without patreon_tier goes to /admin', async ({ page }) => {
  await page.goto('/login');
  await usernameOf(page).focus();
  await page.keyboard.type('superuser');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
});

test('core-site §4, Login: submitting, then a user with patreon_tier goes to /patron-blog', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/login/', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/login');
  await usernameOf(page).fill('patron');
  await passwordOf(page).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const busy = page.getByRole('button', { name: 'Signing in...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeDisabled();
  answer();
  await expect(page).toHaveURL(/\/patron-blog$/);
});

test("core-site §8, Login: 401: 'Invalid username or password'; other: 'An error occurred during login. Please try again later.'", async ({
  page,
}) => {
  await page.goto('/login');
  await usernameOf(page).fill('superuser');
  await passwordOf(page).fill('not the password');
  const submit = () => page.getByRole('button', { name: 'Sign in' }).click();
  const message = page.getByRole('alert');
  await submit();
  await expect(message).toHaveText('Invalid username or password');

  await page.route('**/api/auth/login/', (route) => route.fulfill({ status: 500, json: {} }));
  await submit();
  await expect(message).toHaveText('An error occurred during login. Please try again later.');
  await page.unroute('**/api/auth/login/');
  await submit();
  await expect(message).toHaveText('Invalid username or password');
  await page.route('**/api/auth/login/', (route) => route.abort());
  await submit();
  await expect(message).toHaveText('An error occurred during login. Please try again later.');

  await expect(usernameOf(page)).toHaveValue('superuser');
  await expect(passwordOf(page)).toHaveValue('not the password');
  expect(await stored(page)).toEqual([]);
});

for (const [query, role, message] of [
  ['error=patreon_config', 'alert', 'Patreon configuration error. Please contact the administrator.'],
  ['error=patreon_connection', 'alert', 'Failed to connect to Patreon. Please try again later.'],
  ['error=anything', 'alert', 'An error occurred. Please try again.'],
  ['patreon_connected=true', 'status', 'Successfully connected with Patreon! Please log in to continue.'],
] as const) {
  test(`core-site §8, Login query ${query}: '${message}'`, async ({ page }) => {
    await page.goto(`/login?${query}`);
    await expect(page.getByRole('main').getByRole(role).filter({ hasText: message })).toBeVisible();
  });
}

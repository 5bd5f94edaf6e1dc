import type { Page } from '@playwright/test';
import { defaultUserSettings } from '@portfolio/contracts/auth';
import type { Message } from '../support/mailbox.ts';
import { createPerson, openSession, send } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { spoil, stored } from './stored.ts';

const sent = "If an account exists with the email you provided, we've sent password reset instructions.";
const invalidToken = 'Invalid or expired token. Please request a new password reset link.';

async function request(page: Page, email: string) {
  await page.goto('/reset-password');
  await page.getByRole('textbox').fill(email);
  await page.getByRole('main').locator('button[type=submit]').click();
  await expect(page.getByRole('textbox')).toBeHidden();
}

async function choose(page: Page, password: string, confirmation = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmation);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

/** The link of a reset e-mail, which its text and its HTML must share. */
function linkIn({ text, html }: Message): string {
  const [link = ''] = /http\S+\/reset-password\/[\w-]+\/[\w-]+/.exec(text) ?? [];
  expect(html).toContain(`<a href="${link}">`);
  return link;
}

test("core-site §2, /reset-password: an email form, then a sent confirmation; §5 and §8, Reset request: 'Please enter your email address', the failure, and a confirmation that is always the same", async ({
  page,
}) => {
  // From the start: what is sent just after a page begins to be intercepted may slip through.
  let isDown = true;
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('RequestPasswordReset')
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await page.goto('/reset-password');
  const email = page.getByLabel('Email');
  const submit = () => page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await submit();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(email).toBeFocused();

  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again later.');
  await expect(email).toHaveValue('nobody@example.com');

  isDown = false;
  await submit();
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
});

test('core-site §5, New password: each rule, on its field', async ({ page }) => {
  await page.goto('/reset-password/x/y');
  for (const field of ['New password', 'Confirm new password']) {
    await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  }
  for (const [password, confirmation, message] of [
    ['', '', 'Password is required'],
    ['1234567', '1234567', 'Password must be at least 8 characters long'],
    ['a new password', '', 'Please confirm your password'],
    ['a new password', 'another password', 'Passwords do not match'],
  ] as const) {
    await choose(page, password, confirmation);
    await expect(page.getByText(message)).toBeVisible();
    const field =
      message.includes('Passwords') || message.includes('confirm') ? 'Confirm new password' : 'New password';
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
  }
});

test('core-site §8, Reset confirm: token error, password error on its field, other response, no response; the form is kept', async ({
  page,
}) => {
  await page.goto('/reset-password/x/y');
  const message = page.getByRole('alert');
  const password = page.getByLabel('New password', { exact: true });
  await choose(page, 'password123');
  await expect(page.getByText('This password is too common.')).toBeVisible();
  await expect(password).toBeFocused();

  await choose(page, 'a new password');
  await expect(message).toContainText(invalidToken);
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: {} }));
  await choose(page, 'a new password');
  await expect(message).toHaveText('Failed to reset password. Please try again.');
  await page.route('**/graphql', (route) => route.abort());
  await choose(page, 'a new password');
  await expect(message).toHaveText('An error occurred. Please try again later.');
  await expect(password).toHaveValue('a new password');
});

test('core-site §4, Password reset: confirm form, then success: the link of the e-mail sets a new password once, voids older links and ends old sessions', async ({
  page,
  product,
  mailbox,
  browser,
  baseURL,
  signIn,
}) => {
  const person = await createPerson(product);
  await signIn(person);
  await expect(page).toHaveURL(/\/dashboard$/);

  const elsewhere = await (await browser.newContext({ baseURL, storageState: undefined })).newPage();
  await request(elsewhere, person.email);
  await expect(elsewhere.getByText(sent)).toBeVisible();
  const subject = 'Reset your password';
  const older = linkIn(await mailbox.waitFor(person.email, subject));
  await request(elsewhere, person.email.toUpperCase());
  await expect.poll(async () => linkIn(await mailbox.waitFor(person.email, subject))).not.toBe(older);
  const mail = await mailbox.waitFor(person.email, subject);
  expect(mail.text).toContain('Hello Ada,');

  await elsewhere.goto(older);
  await choose(elsewhere, 'my second password');
  await expect(elsewhere.getByRole('alert')).toContainText(invalidToken);
  const link = linkIn(mail);
  // Also where a session has ended meanwhile.
  await spoil(elsewhere, 'accessToken', 'refreshToken');
  await elsewhere.goto(link);
  await choose(elsewhere, 'my second password');
  await expect(elsewhere.getByRole('heading', { name: 'Password reset' })).toBeVisible();

  // The session of before lives as long as its access token, and cannot be renewed.
  await spoil(page, 'accessToken');
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page)).toEqual([]);

  await elsewhere.getByRole('link', { name: 'Go to login' }).click();
  await elsewhere.getByLabel('Username').fill(person.username);
  await elsewhere.getByLabel('Password', { exact: true }).fill(person.password);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('alert')).toHaveText('Invalid username or password');
  await elsewhere.getByLabel('Password', { exact: true }).fill('my second password');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(/\/dashboard$/);

  await elsewhere.goto(link);
  await choose(elsewhere, 'my third password');
  await expect(elsewhere.getByRole('alert')).toContainText(invalidToken);
  await elsewhere.getByRole('link', { name: 'Request a new link' }).click();
  await expect(elsewhere).toHaveURL(/\/reset-password$/);
  await elsewhere.context().close();
});

test('the reset e-mail comes in the language chosen on the page, and in the saved one where there is one', async ({
  page,
  product,
  mailbox,
}) => {
  const [visitor, settled] = [await createPerson(product), await createPerson(product)];
  const { access } = await openSession(product, settled);
  await send(product, 'PUT', '/planner/settings/', { ...defaultUserSettings, language: 'es' }, access);
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  await request(page, visitor.email);
  await request(page, settled.email);

  const french = await mailbox.waitFor(visitor.email, 'Réinitialisez votre mot de passe');
  expect(french.text).toContain('Bonjour Ada,');
  expect(french.html).toContain('<html lang="fr">');
  linkIn(french);
  const spanish = await mailbox.waitFor(settled.email, 'Restablezca su contraseña');
  expect(spanish.html).toContain('<html lang="es">');
});

import { createHmac } from 'node:crypto';
import { authenticatorStep, earlyInStep } from '@portfolio/testkit/clock';
import { createPerson } from '../support/people.ts';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { refuseWithoutPassword, spoil, stored } from './stored.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('core-site §2, /dashboard: the devices of the account are listed, and one that is signed out cannot go on', async ({
  page,
  product,
  browser,
  baseURL,
  signIn,
  checkAccessibility,
}) => {
  const person = await createPerson(product);
  const phone = await browser.newContext({ baseURL, userAgent: iphone, storageState: undefined });
  const onPhone = await phone.newPage();
  await signIn(person, onPhone);
  await signIn(person);

  await refuseWithoutPassword(page, 'RevokeSession');
  const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toContainText('Chrome on Linux');
  await devices.filter({ hasText: 'Safari on iOS' }).getByRole('button', { name: 'Sign out' }).click();
  // As somebody whose sign-in was a while ago is asked: a wrong password is refused, the right one goes on with what was pressed.
  const question = page.getByRole('dialog', { name: 'Enter your password' });
  await question.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This password is wrong.').first()).toBeVisible();
  await checkAccessibility();
  await question.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('This device');

  // What it holds lives as long as its access token, and cannot be renewed.
  await spoil(onPhone, 'accessToken');
  await onPhone.reload();
  await expect(onPhone).toHaveURL(/\/login$/);
  expect(await stored(onPhone)).toEqual([]);
  await phone.close();
});

/** What an authenticator app shows now (RFC 6238), or next: as people do, a code about to change is let go. */
async function codeOf(secret: string): Promise<string> {
  await earlyInStep(8_000);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / authenticatorStep)));
  const hash = createHmac('sha1', key).update(step).digest();
  return String((hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('signing in takes two steps once an authenticator app is set up; a recovery code lets in without it', async ({
  page,
  product,
  signIn,
  checkAccessibility,
}) => {
  const person = await createPerson(product);
  await signIn(person);
  await page.goto('/dashboard');
  const region = page.getByRole('region', { name: 'Two-step sign-in' });
  await region.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await checkAccessibility();
  await dialog.getByLabel('Code').fill(await codeOf((await dialog.locator('code').innerText()).replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes).toBeVisible();
  await checkAccessibility();
  const [code = ''] = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByText('I have saved them').click();
  await expect(region).toContainText('10 recovery codes are left.');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  await checkAccessibility();
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is wrong.');
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(region).toContainText('9 recovery codes are left.');
});

test('a passkey is added under a name, signs in alone, and takes the place of a code beside the password', async ({
  page,
  product,
  signIn,
  checkAccessibility,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = await createPerson(product);
  await signIn(person);
  await page.goto('/dashboard');
  const region = page.getByRole('region', { name: 'Passkeys' });
  await region.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Laptop');
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Your recovery codes' }).getByText('I have saved them').click();
  await expect(region.getByRole('listitem')).toContainText('Laptop');
  await expect(region.getByRole('listitem')).toContainText('not used yet');
  await checkAccessibility();

  const signedOut = () => page.evaluate(() => localStorage.clear());
  await signedOut();
  // The browser offers it by itself, and this one takes it at once.
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(region.getByRole('listitem')).toContainText('last used on');

  // As in one that does not.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await signedOut();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signedOut();
  await page.goto('/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirm with a passkey' });
  await expect(confirm).toBeFocused();
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const as of ['member', 'staff'] as const) {
  test.describe(`as ${as}`, () => {
    test.use({ as });

    test("the user's name in the header leads to /dashboard, from there to settings and to a new password", async ({
      page,
    }) => {
      await page.goto('/contact');
      await page.getByRole('link', { name: `My account: ${as}` }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
      await expect(heading(page)).toHaveText('Settings');
      await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();

      await page.goBack();
      await page.getByRole('link', { name: 'Change password' }).click();
      await expect(page.getByLabel('Email')).toHaveValue(`${as}@example.com`);
    });
  });
}

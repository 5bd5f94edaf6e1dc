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
  await expect(question.getByText('This password is not right.').first()).toBeVisible();
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

import { accessOf, send } from '../support/people.ts';
import { alone, expect, test } from '../support/test.ts';
import { hireEmployee, planShift } from './employee.ts';

const portal = '/planner/employee-portal';

// Guards live in it on a phone.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('scheduling §2, employee portal: check-in and check-out of the shift of today', async ({ page, product, be }) => {
  const employee = await hireEmployee(product);
  await planShift(product, employee, -5, 60);
  await be(employee);
  await page.goto(portal);
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('Check-in successful!').first()).toBeVisible();
  await expect(page.getByText('In progress').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Check out now' }).click();
  await expect(page.getByText('Check-out successful!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check out' })).toHaveCount(0);
  await expect(page.getByText('Completed').first()).toBeVisible();
});

test('scheduling §4: who is set in progress by a manager can check out', async ({ page, product, be }) => {
  const employee = await hireEmployee(product);
  const id = await planShift(product, employee, -5, 60);
  await send(product, 'PATCH', `/planner/shifts/${id}/`, { status: 'in_progress' }, await accessOf(product, 'manager'));
  await be(employee);
  await page.goto(portal);
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Check out now' }).click();
  await expect(page.getByText('Check-out successful!').first()).toBeVisible();
});

test(
  'scheduling §8: a failed check-in says so, and can be tried again at once',
  { tag: alone },
  async ({ page, product, be }) => {
    const employee = await hireEmployee(product);
    await planShift(product, employee, -5, 60);
    await be(employee);
    await page.goto(portal);
    await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();
    await product.stop('scheduling');
    await page.getByRole('button', { name: 'Check in' }).click();
    await expect(page.getByText('Failed to check in. Please try again.').first()).toBeVisible();
    await product.start('scheduling');
    await page.getByRole('button', { name: 'Check in' }).click();
    await expect(page.getByText('Check-in successful!').first()).toBeVisible();
  },
);

test('scheduling §5, Profile: name, email, phone required; what is saved stays', async ({ page, product, be }) => {
  await be(await hireEmployee(product));
  await page.goto(`${portal}/profile`);
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Phone is required').last()).toBeVisible();
  await phone.fill('+1 503 555 0199');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully!').first()).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('+1 503 555 0199');
});

test('scheduling §5, Availability: a new rule is monday 09:00-17:00; end must be after start', async ({
  page,
  product,
  be,
}) => {
  await be(await hireEmployee(product));
  await page.goto(`${portal}/availability`);
  await expect(page.getByText('No availability rules yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rule = page.getByRole('listitem', { name: 'Monday, hours 1' });
  await expect(rule.getByLabel('From')).toHaveValue('09:00');
  await rule.getByLabel('To', { exact: true }).fill('08:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('End time must be after start time for all availability rules.').first()).toBeVisible();
  await rule.getByLabel('To', { exact: true }).fill('18:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Availability settings updated successfully!').first()).toBeVisible();
  await page.reload();
  await expect(rule.getByLabel('To', { exact: true })).toHaveValue('18:30');
});

test('scheduling §8, Portal: a save that fails says so, loses nothing, and works at the next press', async ({
  page,
  product,
  be,
}) => {
  await be(await hireEmployee(product));
  let isBroken = false;
  const broken = { errors: [{ message: 'Broken.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
  await page.route(/\/graphql/, (route) =>
    isBroken ? route.fulfill({ status: 500, json: broken }) : route.fallback(),
  );
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  const saveTwice = async (failed: string, entered: () => Promise<void>, saved: string) => {
    isBroken = true;
    await save();
    await expect(page.getByText(failed).first()).toBeVisible();
    await entered();
    isBroken = false;
    await save();
    await expect(page.getByText(saved).first()).toBeVisible();
  };

  await page.goto(`${portal}/profile`);
  const city = page.getByLabel('City (optional)');
  await city.fill('Salem');
  await saveTwice(
    'Failed to update profile. Please try again.',
    () => expect(city).toHaveValue('Salem'),
    'Profile updated successfully!',
  );

  await page.goto(`${portal}/availability`);
  await page.getByRole('button', { name: 'Add rule' }).click();
  const from = page.getByRole('listitem', { name: 'Monday, hours 1' }).getByLabel('From');
  await from.fill('10:00');
  await saveTwice(
    'Failed to update availability. Please try again.',
    () => expect(from).toHaveValue('10:00'),
    'Availability settings updated successfully!',
  );

  await page.goto(`${portal}/settings`);
  const zone = page.getByLabel('Time zone');
  await zone.selectOption('Asia/Tokyo');
  await saveTwice(
    'Failed to save settings. Please try again.',
    () => expect(zone).toHaveValue('Asia/Tokyo'),
    'Settings saved successfully!',
  );
});

test.describe('as a guard with a history', () => {
  test.use({ as: 'guard' });

  test('scheduling §4, Payment: receipts are available only for paid payments, as a PDF', async ({ page }) => {
    await page.goto(`${portal}/payments`);
    const paid = page.getByRole('row').filter({ has: page.getByText('Paid', { exact: true }) });
    const pending = page.getByRole('row').filter({ has: page.getByText('Pending', { exact: true }) });
    await expect(pending.first()).toBeVisible();
    await expect(pending.getByRole('button', { name: /Receipt/ })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await paid
      .first()
      .getByRole('button', { name: /Receipt/ })
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  test('scheduling §2: unknown sub-paths redirect to the index', async ({ page }) => {
    await page.goto(`${portal}/no-such-place`);
    await expect(page).toHaveURL(new RegExp(`${portal}$`));
  });
});

test.describe('signed in, but no employee', () => {
  test.use({ as: 'member' });

  test('the portal says so, and settings are theirs all the same', async ({ page }) => {
    await page.goto(portal);
    await expect(page.getByText('You are not an employee yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Open settings' }).click();
    await expect(page.getByLabel('Time zone')).toBeVisible();
  });
});

test('every tab says whose portal it is, also when it is the first that is opened', async ({ page, product, be }) => {
  await be(await hireEmployee(product));
  for (const [tab, title] of [
    ['payments', 'Payments'],
    ['settings', 'Settings'],
  ]) {
    await page.goto(`${portal}/${tab}`);
    await expect(page).toHaveTitle(`${title} · Northgate Security`);
  }
});

test('what an administrator has changed meanwhile is not overwritten unseen: both versions stand side by side', async ({
  page,
  product,
  be,
}) => {
  const employee = await hireEmployee(product);
  const access = await accessOf(product, 'manager');
  const byManager = (fields: object) => send(product, 'PATCH', `/planner/employees/${employee.id}/`, fields, access);
  await be(employee);
  await page.goto(`${portal}/profile`);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('City (optional)').fill('Bend');
  await byManager({ address: '4 Harbor Way' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully!').first()).toBeVisible();
  await expect(field('Street address (optional)')).toHaveValue('4 Harbor Way');

  await field('City (optional)').fill('Eugene');
  await byManager({ city: 'Salem' });
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'saved' });
  await expect(conflict.getByRole('group', { name: /^City/ })).toHaveText([/Eugene/, /Salem/]);
  await expect(field('City (optional)')).toHaveValue('Eugene');
});

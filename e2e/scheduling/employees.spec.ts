import { randomUUID } from 'node:crypto';
import { accessOf, send } from '../support/people.ts';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test.use({ as: 'manager', permissions: ['clipboard-read', 'clipboard-write'] });

test('scheduling §2, Employee area: the whole life of an employee, with an invitation', async ({ page }) => {
  const last = `Moreau-${randomUUID().slice(0, 8)}`;
  const email = `${last.toLowerCase()}@example.com`;
  await page.goto('/admin/planner/employees');
  await page.getByRole('link', { name: 'Add employee' }).click();
  await expect(heading(page)).toHaveText('Add employee');
  await page.getByRole('button', { name: 'Create employee' }).click();
  const saysOf = (label: string, text: string) =>
    expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text);
  await saysOf('First name', 'First name is required');
  await saysOf('Last name', 'Last name is required');
  await saysOf('Email', 'Email is required');
  await saysOf('Phone', 'Phone number is required');
  await saysOf('Hourly rate (USD)', 'Hourly rate is required');
  for (const [label, text] of Object.entries({
    'First name': 'Ines',
    'Last name': last,
    Email: email,
    Phone: '+1 503 555 0199',
    'Hourly rate (USD)': '-1',
  })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Create employee' }).click();
  await saysOf('Hourly rate (USD)', 'Hourly rate must be a positive number');
  await page.getByLabel('Hourly rate (USD)').fill('21.50');
  await page.getByRole('button', { name: 'First aid', exact: true }).click();
  await page.getByRole('button', { name: 'Create employee' }).click();
  await expect(heading(page)).toHaveText(`Ines ${last}`);
  await expect(page.getByText('$21.50')).toBeVisible();
  await expect(page.getByText('First aid')).toBeVisible();

  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Generate invite link' }).click();
  const link = page.getByLabel(`Invite link for Ines ${last}`);
  await expect(link).toHaveValue(/\/planner\/register\//);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await expect(page.getByText('Link copied.')).toBeHidden({ timeout: 10_000 });

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/admin\/planner\/employees\/\d+\/edit$/);
  await page.getByLabel('Status').selectOption('Pending');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Back to employees' }).click();
  await page.getByLabel('Status').selectOption('Pending');
  await page.getByLabel('Qualification', { exact: true }).selectOption('First aid');
  await page.getByRole('searchbox').fill(email.toUpperCase());
  await page.getByRole('link', { name: `Ines ${last}`, exact: true }).click();
  await page.getByRole('button', { name: 'Delete employee' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/admin\/planner\/employees$/);
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByText('No employee matches the search and filters.')).toBeVisible();
});

test('scheduling §3, Qualification: added, renamed, not deleted while held, then deleted', async ({ page }) => {
  const name = `Crowd control ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/planner/qualifications');
  await page.getByRole('button', { name: 'Add qualification' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`${name} was saved.`)).toBeVisible();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Name').fill(`${name} II`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Delete ${name} II` }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${name} II was deleted.`)).toBeVisible();

  await page.getByRole('button', { name: 'Delete First aid' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/employees hold it/)).toBeVisible();
});

test('an employee beside the list: Space shows them, the arrows go on, they are changed in place, a phone opens their page', async ({
  page,
  product,
  checkAccessibility,
}) => {
  const last = `Beside-${randomUUID().slice(0, 8)}`;
  const access = await accessOf(product, 'manager');
  const hire = async (first_name: string) => {
    const person = { first_name, last_name: last, email: `${first_name}-${last}@example.com`, phone: '1' };
    const body = { ...person, hourly_rate: '20.00' };
    const { id } = await send<{ id: number }>(product, 'POST', '/planner/employees/', body, access);
    return { id, name: `${first_name} ${last}` };
  };
  const [ann, bob] = [await hire('Ann'), await hire('Bob')];
  await page.goto(`/admin/planner/employees?search=${last}`);
  const pane = page.getByRole('complementary', { name: 'Beside the list' });
  await page.getByRole('link', { name: ann.name, exact: true }).press('Space');
  await expect(pane.getByRole('heading', { name: ann.name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(pane.getByRole('heading', { name: bob.name })).toBeVisible();
  await expect(page).toHaveURL(`/admin/planner/employees?search=${last}&preview=${bob.id}`);
  await page.reload();
  await pane.getByRole('button', { name: 'Edit' }).click();
  await pane.getByLabel('Phone', { exact: true }).fill('555 0199');
  await pane.getByRole('button', { name: 'Save changes' }).click();
  await expect(pane.getByRole('link', { name: '555 0199' })).toBeVisible();
  await expect(page.getByRole('row', { name: bob.name })).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(pane).toBeHidden();
  await expect(page.getByRole('link', { name: bob.name, exact: true })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/planner/employees?preview=${bob.id}`);
  await expect(page).toHaveURL(`/admin/planner/employees/${bob.id}`);
});

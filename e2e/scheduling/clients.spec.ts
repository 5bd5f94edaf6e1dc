import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { accessOf, send } from '../support/people.ts';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test.use({ as: 'manager' });

const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

test('scheduling §2, Client area: the whole life of a client with its locations', async ({ page }) => {
  const name = unique('Harbour Gallery');
  await page.goto('/admin/planner');
  await page.getByRole('link', { name: 'Add new client' }).click();
  await expect(heading(page)).toHaveText('Add client');
  await page.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByLabel('Client name')).toHaveAccessibleDescription('Client name is required');
  await page.getByLabel('Client name').fill(name);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is invalid');
  await page.getByLabel('Email').fill('desk@gallery.example');

  await page.getByRole('button', { name: 'Add location' }).click();
  await page.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Location name is required' })).toBeVisible();
  await page.getByLabel('Location name').fill('East wing');
  await page.getByRole('button', { name: 'Add location' }).click();
  await page.getByLabel('Location name').nth(1).fill('Depot');
  await page.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByText(`${name} was saved.`)).toBeVisible();
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · Northgate Security`);
  const places = page.getByRole('region', { name: 'Locations' }).getByRole('listitem');
  await expect(places).toHaveText(['East wing', 'Depot']);

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/admin\/planner\/clients\/edit\/\d+$/);
  await page.getByLabel('Location name').first().fill('West wing');
  await page.getByRole('button', { name: 'Remove Depot' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(places).toHaveText(['West wing']);

  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The client is not deleted, but scheduling may be affected');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Back to clients' }).click();
  await page.getByRole('searchbox').fill(name.toUpperCase());
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Inactive');
  await expect(row.getByText('West wing')).toBeVisible();
  await row.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Delete client' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete client' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/admin\/planner\/clients$/);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('No client matches the search.')).toBeVisible();
});

test('readings, removing a location: one that shifts use is refused with a clear error, and is in the form again', async ({
  page,
  product,
}) => {
  const access = await accessOf(product, 'manager');
  const make = (path: string, body: object) => send<{ id: number }>(product, 'POST', path, body, access);
  const name = unique('Granite Bank');
  const client = (await make('/planner/clients/', { name })).id;
  const location = (await make('/planner/locations/', { client, name: 'Vault' })).id;
  for (const place of ['Annex', 'Yard']) await make('/planner/locations/', { client, name: place });
  const person = { first_name: 'Ada', last_name: unique('Lock'), email: `${randomUUID()}@example.com` };
  const employee = (await make('/planner/employees/', { ...person, hourly_rate: '20.00' })).id;
  const [start, end] = [24, 32].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  await make('/planner/shifts/', { client, location, employee, start_time: start, end_time: end });

  await page.goto(`/admin/planner/clients/${client}/edit`);
  for (const place of ['Vault', 'Annex', 'Yard']) await page.getByRole('button', { name: `Remove ${place}` }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Shifts use the location “Vault”' })).toBeVisible();
  await expect(page.getByText('The client was only partly saved')).toBeVisible();
  await expect(page.getByLabel('Location name')).toHaveValue('Vault');
  // The others are gone, as the form says.
  await page.reload();
  await expect(page.getByLabel('Location name')).toHaveValue('Vault');

  await page.goto(`/admin/planner/clients/${client}`);
  await page.getByRole('button', { name: 'Delete client' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^The client has shifts/)).toBeVisible();
  // Trying again would be refused again.
  await expect(page.getByText(/try again/i)).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Recent shifts' }).getByText(`${person.first_name} ${person.last_name} · Vault`),
  ).toBeVisible();
});

test('scheduling §7: clients can be downloaded as clients_{date}.csv', async ({ page }) => {
  await page.goto('/admin/planner/clients');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^clients_\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('Cascade Medical Center');
});

test.describe('scheduling §6, companies', () => {
  test.use({ as: 'superuser' });

  test('a superuser sees the clients of all companies, or of the one in the address', async ({ page }) => {
    await page.goto('/admin/planner/clients');
    const rows = page.getByRole('rowheader');
    await expect(rows.filter({ hasText: 'Northgate Security' }).first()).toBeVisible();
    await page.getByLabel('Company').selectOption('Northgate Security');
    await expect(page).toHaveURL(/\?company=1$/);
    await expect(page).toHaveTitle('Clients · Northgate Security');
    await expect(rows.filter({ hasText: 'Cascade Medical Center' })).toBeVisible();
    await rows.getByRole('link', { name: 'Cascade Medical Center' }).click();
    await page.getByRole('link', { name: 'Back to clients' }).click();
    await expect(page).toHaveURL(/\/clients\?company=1$/);
  });
});

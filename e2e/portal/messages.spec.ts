import { accessOf, send } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { hireEmployee, planShift } from './employee.ts';

const portal = '/planner/employee-portal';

// Guards live in it on a phone.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('issue 34.4: planner and guard write about a shift and see each other’s words without a reload', async ({
  page,
  browser,
  baseURL,
  product,
  be,
  signedIn,
}) => {
  const ada = await hireEmployee(product);
  const id = await planShift(product, ada, 3000, 3480);
  const desk = await browser.newContext({ baseURL, storageState: await signedIn('manager') });
  const planner = await desk.newPage();
  await planner.goto(`/admin/planner/shifts/${id}`);
  await planner.getByLabel('Message', { exact: true }).fill('The gate code is 4711');
  await planner.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(planner.getByRole('listitem').filter({ hasText: 'The gate code is 4711' })).toBeVisible();

  await be(ada);
  await page.goto(portal);
  await page.getByRole('link', { name: 'Messages, 1 to read' }).tap();
  await page.getByRole('article').getByRole('link').first().tap();
  await expect(page.getByRole('listitem').filter({ hasText: 'The gate code is 4711' })).toBeVisible();
  await expect(planner.getByText('Read by Ada Lovelace')).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('Thank you');
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(planner.getByRole('listitem').filter({ hasText: 'Thank you' })).toBeVisible();
  await expect(page.getByText(/^Read by /)).toBeVisible();
  await page.goto(portal);
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await desk.close();
});

test('issue 34: two taps from the first screen read and acknowledge what is written to all; the planner sees who has not', async ({
  page,
  browser,
  baseURL,
  product,
  be,
  signedIn,
}) => {
  const manager = await accessOf(product, 'manager');
  const { id: client } = await send<{ id: number }>(product, 'POST', '/planner/clients/', { name: 'Pier 77' }, manager);
  const [ada, ben] = [await hireEmployee(product), await hireEmployee(product)];
  const [start_time, end_time] = [3000, 3480].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
  for (const employee of [ada.id, ben.id])
    await send(product, 'POST', '/planner/shifts/', { client, employee, start_time, end_time }, manager);
  await send(product, 'PATCH', `/planner/employees/${ben.id}/`, { first_name: 'Ben' }, manager);

  const desk = await browser.newContext({ baseURL, storageState: await signedIn('manager') });
  const planner = await desk.newPage();
  await planner.goto('/admin/planner/messages');
  await planner.getByRole('button', { name: 'Write to everybody' }).press('Enter');
  const dialog = planner.getByRole('dialog', { name: 'Write to everybody' });
  await dialog.getByLabel('Message', { exact: true }).fill('The lift is broken');
  await dialog.getByRole('combobox', { name: 'To whom' }).fill('Pier 77');
  await planner.getByRole('option', { name: /Pier 77/ }).click();
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(planner.getByRole('row', { name: /Pier 77.*Acknowledged by 0 of 2/ })).toBeVisible();

  await be(ada);
  await page.goto(portal);
  let taps = 0;
  const tap = async (role: 'link' | 'button', name: string): Promise<void> => {
    await page.getByRole(role, { name }).tap();
    taps += 1;
  };
  await tap('link', 'Messages, 1 to read');
  await expect(page.getByText('The lift is broken')).toBeVisible();
  await tap('button', 'I have read this');
  await expect(page.getByText('You have acknowledged this.').first()).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);

  const row = planner.getByRole('row', { name: /Pier 77.*Acknowledged by 1 of 2/ });
  await row.getByRole('button', { name: /^Open/ }).press('Enter');
  const readers = planner.getByRole('dialog', { name: 'Pier 77' });
  await expect(readers.getByText('Ben Lovelace: not read')).toBeVisible();
  await readers.getByRole('button', { name: 'Remind those who have not' }).press('Enter');
  await expect(readers.getByText(/^reminded /)).toBeVisible();
  await expect(readers.getByRole('button', { name: 'Remind those who have not' })).toBeHidden();
  await desk.close();
});

import { openSession, read } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from './firm.ts';

test('a list is kept as a view with its columns, renamed, and its rows are changed together and back', async ({
  page,
  product,
  be,
  checkAccessibility,
}) => {
  const { administrator } = await foundFirm(product);
  await be(administrator);
  await page.goto('/admin/planner/clients');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const locations = page.getByRole('columnheader', { name: 'Locations' });
  const views = page.getByRole('list', { name: 'Views' });
  const inactive = page.getByRole('row').filter({ hasText: 'Inactive' });

  await test.step('a column is left out, and what is shown is kept under a name', async () => {
    await button('Columns').click();
    await page.getByRole('checkbox', { name: 'Locations' }).uncheck();
    await expect(locations).toBeHidden();
    await button('Views').click();
    await button('Keep this view').click();
    await page.getByRole('dialog').getByLabel('Name of the view').fill('Slim');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The view “Slim” is kept.')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('it is renamed, and shows its columns again', async () => {
    // The list of views goes with its dialog, sooner or later.
    await expect(async () => {
      if (!(await views.isVisible())) await button('Views').click();
      await views.getByRole('button', { name: 'Rename the view “Slim”' }).click({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('dialog').getByLabel('Name of the view').fill('Thin');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The view is called “Thin” now.')).toBeVisible();
    // As on another device.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes('hidden/')) localStorage.removeItem(key);
    });
    await page.goto('/admin/planner/clients');
    await button('Views').click();
    await checkAccessibility();
    await views.getByRole('button', { name: 'Thin', exact: true }).click();
    await expect(locations).toBeHidden();
    await expect(page).toHaveURL(/hide=/);
  });

  await test.step('all rows are deactivated together, and taken back', async () => {
    await button('Select').click();
    await page.getByRole('checkbox', { name: 'All that are shown' }).check();
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Deactivate' }).click();
    await expect(inactive).toHaveCount(2);
    await button('Undo').click();
    await expect(page.locator(':focus')).toBeVisible();
    await expect(inactive).toHaveCount(0);
  });
});

test('issue 32.12: a view is there for everybody of the company; “From today” is remembered', async ({
  browser,
  page,
  product,
  be,
  signedIn,
}) => {
  const firm = await foundFirm(product);
  const year = new Date().getUTCFullYear();
  const plan = (title: string, day: string) =>
    firm.plan({
      client: firm.clients[0]!.id,
      employee: firm.employees[0]!.id,
      start_time: `${day}T09:00:00Z`,
      end_time: `${day}T17:00:00Z`,
      title,
    });
  await plan('Long ago', `${year - 1}-03-08`);
  await plan('Far ahead', `${year + 1}-03-09`);
  await be(firm.administrator);
  await page.goto('/admin/planner/shifts');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const fromToday = page.getByRole('button', { name: 'From today' });
  await expect(row('Long ago')).toBeVisible();
  await fromToday.click();
  await expect(row('Long ago')).toBeHidden();
  await page.goto('/admin/planner/shifts');
  await expect(row('Far ahead')).toBeVisible();
  await expect(fromToday).toHaveAttribute('aria-pressed', 'true');
  await expect(row('Long ago')).toBeHidden();

  await page.goto('/admin/planner/shifts?search=long');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('button', { name: 'Keep this view', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name of the view').fill('Old ones');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The view “Old ones” is kept.')).toBeVisible();

  const { access } = await openSession(product, firm.administrator);
  const { results } = await read<{ results: { id: number }[] }>(product, '/planner/companies/', access);
  const context = await browser.newContext({ storageState: await signedIn('superuser') });
  const colleague = await context.newPage();
  await colleague.goto(`${product.address('edge')}/admin/planner/shifts?company=${results[0]!.id}`);
  await colleague.getByRole('button', { name: 'Views', exact: true }).click();
  await colleague.getByRole('button', { name: 'Old ones', exact: true }).click();
  await expect(colleague).toHaveURL(/search=long/);
  await expect(colleague.getByRole('row', { name: /Long ago/ })).toBeVisible();
  await context.close();
});

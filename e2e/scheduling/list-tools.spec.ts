import { expect, test } from '../support/test.ts';
import { foundFirm } from './firm.ts';

test('a list is kept as a view with its columns, renamed, and its rows are changed together and back', async ({
  page,
  product,
  signIn,
  checkAccessibility,
}) => {
  const { administrator } = await foundFirm(product);
  await signIn(administrator);
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
    await expect(inactive).toHaveCount(0);
  });
});

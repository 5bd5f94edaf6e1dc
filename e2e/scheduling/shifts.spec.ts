import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { foundFirm } from './planned-firm.ts';
import { writeTime } from '../support/times.ts';

const choose = async (page: Page, label: string, text: string) => {
  await page.locator('form').getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name: text }).click();
};

test('client and employee are chosen by a click, by name and Tab, and by thumb; nothing is kept that is not shown', async ({
  page,
  product,
  be,
}) => {
  const { manager, employees } = await foundFirm(product);
  const ann = employees[0]!.name;
  await be(manager);
  await page.goto('/admin/planner/shifts/new');
  const form = page.locator('form');
  const [client, employee] = ['Client', 'Employee'].map((name) => form.getByRole('combobox', { name }));
  // Lists close when the page scrolls.
  await client!.scrollIntoViewIfNeeded();
  await client!.click();
  await page.getByRole('option', { name: /^Harbour/ }).click();
  await expect(client!).toHaveValue(/^Harbour/);
  await expect(client!).toBeFocused();

  await employee!.fill(ann);
  await expect(page.getByRole('option', { name: ann })).toBeVisible();
  await employee!.press('Tab');
  await expect(employee!).toHaveValue(ann);
  await expect(page.locator('body')).not.toBeFocused();
  await employee!.fill('Nobody of this name');
  await employee!.press('Tab');
  await expect(employee!).not.toHaveValue(ann);
  await expect(form.getByText(/Nobody of this name/)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await employee!.fill('');
  await employee!.scrollIntoViewIfNeeded();
  await employee!.click();
  await page.getByRole('option', { name: ann }).click();
  await expect(employee!).toHaveValue(ann);
});

test('scheduling §2, Shift area: a shift is created, refused where it overlaps, allowed deliberately, changed and deleted', async ({
  page,
  product,
  be,
  checkAccessibility,
}) => {
  const { manager, employees } = await foundFirm(product);
  const [ann] = employees;
  await be(manager);
  await page.goto('/admin/planner/shifts');
  await expect(page.getByText('No shifts yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create new shift' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New shift' })).toBeVisible();
  const form = page.locator('form');
  await expect(form.getByLabel('Location')).toBeDisabled();

  await form.getByRole('button', { name: 'Create shift' }).click();
  for (const text of ['Client', 'Employee', 'Start time', 'End time']) {
    await expect(form.getByRole('button', { name: `${text} is required` })).toBeVisible();
  }
  await checkAccessibility();

  await choose(page, 'Client', 'Harbour');
  await form.getByLabel('Location').selectOption({ index: 1 });
  await choose(page, 'Employee', 'Ann');
  await writeTime(form, 'Start time', '2027-03-02T22:00');
  await form.getByRole('button', { name: '8 h' }).click();
  await expect(form.getByLabel('End time')).toHaveValue('06:00');
  await expect(form.getByText(/^Ends on Wed 3 Mar/)).toBeVisible();
  // Another start keeps the length.
  await form.getByLabel('Start time, hours and minutes').fill('21:00');
  await expect(form.getByLabel('End time')).toHaveValue('05:00');
  await form.getByLabel('Start time, hours and minutes').fill('22:00');
  await form.getByLabel('Title').fill('Night watch');
  await form.getByLabel('Repeat this shift').check();
  await form.getByRole('button', { name: 'Create shift' }).click();

  await expect(page.getByText('The shift was created.')).toBeVisible();
  const repeating = page.getByRole('dialog', { name: 'Repeat this shift' });
  await repeating.getByRole('button', { name: 'Cancel' }).click();
  await expect(repeating).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Night watch' })).toBeVisible();
  await expect(page.getByText('8.00 h').first()).toBeVisible();
  // The list is also rendered beneath the sub-routes.
  const list = page.getByRole('region', { name: 'Shifts' });
  await expect(list.getByRole('row', { name: /Tue 2 Mar( 2027)?, 22:00–06:00 \(\+1\)/ })).toBeVisible();
  await checkAccessibility();

  await page.goto(`/admin/planner/shifts/new?employee=${ann?.id}`);
  await expect(form.getByRole('combobox', { name: 'Employee' })).toHaveValue(ann?.name ?? '');
  await choose(page, 'Client', 'Harbour');
  await writeTime(form, 'Start time', '2027-03-03T05:00');
  await form.getByLabel('End time').fill('07:00');
  await form.getByRole('button', { name: 'Create shift' }).click();
  await expect(form.getByText(/already has a shift at this time/).first()).toBeVisible();
  await form.getByLabel('Plan it anyway, alongside the other shift').check();
  await form.getByRole('button', { name: 'Create shift' }).click();
  await expect(page).toHaveURL(/\/shifts\/\d+/);

  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The status is now “Completed”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as completed' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mark as scheduled' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await form.getByLabel('Title').fill('Short watch');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Short watch' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The shift was deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/planner\/shifts\?/);
  await expect(page.getByText('Night watch')).toBeVisible();
  await expect(page.getByText('Short watch')).toBeHidden();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(page.getByText('Short watch')).toBeVisible();
});

test('scheduling §2 and §9, Shift area: filters of the address, ten a page, the newest first, CSV of what is shown', async ({
  page,
  product,
  be,
}) => {
  const { manager, employees, plan } = await foundFirm(product);
  const [ann, bob] = employees;
  for (let day = 1; day <= 12; day++) await plan(ann!.id, day * 24, day * 24 + 8, { title: `Day ${day}` });
  await plan(bob!.id, 24, 32, { title: 'Bob alone', status: 'completed' });
  await be(manager);
  await page.goto('/admin/planner/shifts');

  await expect(page.getByText('13 shifts')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('row').nth(1)).toContainText('Day 12');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();

  await page.getByLabel('Status').selectOption('Completed');
  await expect(page).toHaveURL('/admin/planner/shifts?status=completed');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^shifts_export_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Bob alone');

  await page.goto(`/admin/planner/shifts?employee=${bob?.id}`);
  await expect(page.getByRole('combobox', { name: 'Employee' })).toHaveValue(bob?.name ?? '');
  await expect(page.getByText('1 shift', { exact: true })).toBeVisible();
});

test.describe('lists of hundreds', () => {
  test.use({ as: 'manager' });

  test('any page is reached in one jump, also on a phone', async ({ page }) => {
    await page.goto('/admin/planner/shifts');
    for (const [width, number] of [
      [1280, 7],
      [390, 9],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('spinbutton', { name: 'Go to page' }).fill(String(number));
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Page ${number} of`)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`page=${number}`));
    }
  });
});

import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import { foundFirm } from './planned-firm.ts';

test('readings, /admin/planner/payroll: a period, a preview, payments from completed shifts, paid; twice makes nothing twice', async ({
  page,
  product,
  be,
  checkAccessibility,
}) => {
  const { manager, employees, plan } = await foundFirm(product);
  const [ann, bob] = employees;
  const done = { status: 'completed' };
  await plan(ann!.id, -30, -22, done);
  await plan(ann!.id, -60, -52, done);
  await plan(bob!.id, -30, -28.5, done);
  await plan(bob!.id, -60, -59, { status: 'cancelled' });

  await be(manager);
  // What is approved together says for how much, and can be undone whole.
  await page.goto('/admin/planner/timesheets');
  await page.getByRole('button', { name: 'Approve 3 shown' }).click();
  await expect(page.getByText('Approve 3 shifts for pay: 17.50 h, $335.16?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('3 shifts approved: 17.50 h, $335.16.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('3 approvals were undone.').first()).toBeVisible();

  await page.goto('/admin/planner/payroll');
  await expect(page.getByText('No payment periods yet.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'New period' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create period' }).click();
  await expect(dialog.getByText('First day is required').first()).toBeVisible();
  await checkAccessibility();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('First day').fill(day(-10));
  await dialog.getByLabel('Last day').fill(day(1));
  await dialog.getByLabel('Name').fill('Around now');
  await dialog.getByRole('button', { name: 'Create period' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Around now' })).toBeVisible();
  const generate = page.getByRole('button', { name: 'Generate payments' });
  await generate.click();
  await expect(dialog.getByRole('row', { name: /Ann/ })).toContainText('$320.16');
  await expect(dialog.getByRole('row', { name: /Total/ })).toContainText('$335.16');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No payments in this period yet.')).toBeVisible();
  await generate.click();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('The payments were generated.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ann/ })).toContainText('16.00 h');
  await expect(page.getByRole('row', { name: /Bob/ })).toContainText('$15.00');

  await generate.click();
  await expect(dialog.getByText(/There is nothing to generate/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: `Mark as paid ${bob?.name}` }).click();
  await expect(page.getByRole('row', { name: /Bob/ }).getByText('Paid', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as paid' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: /Ann/ }).getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as paid' })).toBeHidden();
  await checkAccessibility();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^payments_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines.slice(1).map((line) => line.split(',').slice(5, 9))).toEqual([
    ['2', '16.00', '320.16', 'paid'],
    ['1', '1.50', '15.00', 'paid'],
  ]);

  // What was paid stays; a correction is a line of the next payment.
  await page.getByRole('button', { name: `Lines ${ann?.name}` }).click();
  await dialog.getByRole('link').first().click();
  await expect(page.getByText(/^This shift has been paid/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Mark as|Delete)/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Correct times/ }).click();
  for (const part of ['', ', hours and minutes'])
    await dialog
      .getByLabel(`Checked out${part}`, { exact: true })
      .fill(await dialog.getByLabel(`Checked in${part}`, { exact: true }).inputValue());
  await dialog.getByLabel('Reason').fill('Was not there');
  await dialog.getByRole('button', { name: 'Correct times' }).click();
  await expect(page.getByRole('table', { name: 'Corrected times' })).toContainText('Was not there');
  await page.getByRole('link', { name: 'Payroll', exact: true }).click();
  await page.getByRole('link', { name: 'Around now' }).click();
  await expect(page.getByRole('row', { name: /Ann/ })).toContainText('$320.16');
  await generate.click();
  await expect(dialog.getByText('1 of these lines corrects an earlier payment.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Ann/ })).toContainText('-$160.08');
});

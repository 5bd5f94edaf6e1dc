import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';

const csv = (text: string) => ({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('lists from CSV files: one with mistakes, corrected, imported, and exported into nothing new', async ({
  page,
  product,
  be,
  checkAccessibility,
}) => {
  const { administrator } = await foundFirm(product);
  await be(administrator);
  const [mall, port] = ['Mall', 'Port'].map((name) => `${name} ${randomUUID().slice(0, 8)}`);
  await page.goto('/admin/planner/clients');
  await page.getByRole('link', { name: 'Import' }).click();
  const file = page.getByLabel('CSV file');
  await checkAccessibility();

  await file.setInputFiles(csv(`Firma;Mail\n${mall};nobody\n${port};desk@example.com\n`));
  await expect(page.getByText('Choose the columns for: Name.')).toBeVisible();
  await page.getByLabel('Firma').selectOption('Name');
  await page.getByLabel('Mail').selectOption('Email');
  await expect(page.getByText('Mail: Enter a valid email address.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  await checkAccessibility();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await file.setInputFiles(csv(`Name;Email;Locations\n${mall};;"Gate; Docks"\n${port};desk@example.com;\n`));
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 rows were imported.')).toBeVisible();
  await page.getByRole('link', { name: 'Open clients' }).click();
  await expect(page.getByRole('row').filter({ hasText: mall! })).toContainText('Docks');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const exported = await readFile(await download.path());
  await page.getByRole('link', { name: 'Import' }).click();
  await file.setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: exported });
  await expect(page.getByText('Nothing is new: all 4 rows already exist.')).toBeVisible();
});

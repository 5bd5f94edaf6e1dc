import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { foundFirm } from './firm.ts';

/** A week far enough away that no shift of it begins by itself. */
const week = '/admin/planner/shift-scheduler?date=2027-03-17';
const [monday, tuesday] = [0, 1];

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ product, signIn, page }) => {
  const firm = await foundFirm(product);
  const [mall, library] = firm.clients;
  const [ann, bob] = firm.employees;
  const day = (date: string) => ({ start_time: `${date}T09:00:00Z`, end_time: `${date}T17:00:00Z` });
  await firm.plan({ client: mall!.id, employee: ann!.id, ...day('2027-03-08') });
  await firm.plan({ client: mall!.id, employee: bob!.id, ...day('2027-03-09') });
  await firm.plan({ client: library!.id, employee: bob!.id, ...day('2027-03-16') });
  await signIn(firm.administrator);
  await page.goto(week);
  await expect(grid(page).locator('[data-shift]')).toHaveCount(1);
});

const grid = (page: Page) => page.getByRole('grid');
const shiftsIn = (page: Page, name: string, day: number): Locator =>
  grid(page)
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('gridcell')
    .nth(day)
    .locator('[data-shift]');

test('a manager copies a week, keeps it as a template, and repeats a shift', async ({ page, checkBothThemes }) => {
  const dialog = page.getByRole('dialog');

  await test.step('the preview names what cannot be made; the others are made, and taken back together', async () => {
    await page.getByRole('button', { name: 'Copy a week' }).click();
    await expect(dialog.getByText('1 shift will be made.')).toBeVisible();
    await expect(dialog.getByText(/Bob Baker has a shift at that time: City Library/)).toBeVisible();
    await checkBothThemes();
    await dialog.getByRole('button', { name: 'Make 1 shift' }).click();
    await expect(shiftsIn(page, 'Ann Archer', monday)).toContainText('Harbour Mall');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shiftsIn(page, 'Ann Archer', monday)).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(shiftsIn(page, 'Ann Archer', monday)).toHaveCount(1);
  });

  await test.step('the week is kept under a name, and planned in another one', async () => {
    await page.getByRole('button', { name: 'Templates' }).click();
    await dialog.getByRole('button', { name: 'Keep this week as a template' }).click();
    await dialog.getByLabel('Name').fill('Winter');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('2 shifts are there already and are not made again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Templates' }).click();
    await dialog.getByLabel('Plan the week by a template').selectOption({ label: 'Winter (2 shifts)' });
    await dialog.getByRole('button', { name: 'Make 2 shifts' }).click();
    await expect(shiftsIn(page, 'Bob Baker', tuesday)).toContainText('City Library');
  });

  await test.step('a shift is repeated by a rule, says it, and the grid marks it', async () => {
    await page.goto('/admin/planner/shifts?startDate=2027-03-08&endDate=2027-03-08');
    await page
      .getByRole('link', { name: /Harbour Mall|Mon/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Repeat…' }).click();
    await dialog.getByLabel('Until').fill('2027-04-12');
    await dialog.getByRole('button', { name: /^Make \d shifts$/ }).click();
    await expect(page.getByText('Every week on Mon until Apr 12, 2027')).toBeVisible();
    await page.goto('/admin/planner/shift-scheduler?date=2027-04-05');
    await expect(shiftsIn(page, 'Ann Archer', monday).getByText(/repeats/)).toBeAttached();
  });
});

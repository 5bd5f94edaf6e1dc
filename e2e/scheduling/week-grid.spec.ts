import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { foundFirm, type Firm } from './firm.ts';
import { drag, tabTo } from './hands.ts';
import { expectTime } from '../support/times.ts';
import { cell, grid, shiftsIn, week } from './grid.ts';

const [monday, wednesday] = [0, 2];

test.use({ viewport: { width: 1440, height: 900 } });

let firm: Firm;
test.beforeEach(async ({ product, be, page }) => {
  firm = await foundFirm(product);
  const [mall] = firm.clients;
  const [ann, bob] = firm.employees;
  const day = (date: string) => ({ start_time: `${date}T09:00:00Z`, end_time: `${date}T17:00:00Z` });
  await firm.plan({ client: mall!.id, employee: ann!.id, ...day('2027-03-08') });
  await firm.plan({ client: mall!.id, employee: bob!.id, ...day('2027-03-09') });
  await be(firm.administrator);
  await page.goto(week);
  await expect(shifts(page)).toHaveCount(2);
});

const shifts = (page: Page) => grid(page).locator('[data-shift]');

test('readings.md, week grid: a manager plans a week with the pointer', async ({ page }) => {
  await test.step('a cell has a form for its employee and day behind its line', async () => {
    await cell(page, 'Cleo Carter', wednesday).click();
    await page.getByRole('option', { name: 'All fields…' }).click();
    const dialog = page.getByRole('dialog', { name: 'New shift' });
    await expect(dialog.getByRole('combobox', { name: 'Employee' })).toHaveValue('Cleo Carter');
    await expectTime(dialog, 'Start time', '2027-03-10T09:00');
    await dialog.getByRole('button', { name: 'Create shift' }).click();
    await expect(dialog.getByText('Client is required').first()).toBeVisible();
    // What saves stays in reach however long the form has become (look.md, Places).
    await expect(dialog.getByRole('button', { name: 'Create shift' })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('combobox', { name: 'Client' }).fill('City');
    await page.getByRole('option', { name: 'City Library' }).click();
    await dialog.getByRole('button', { name: 'Create shift' }).click();
    await expect(dialog).toBeHidden();
    await expect(shiftsIn(page, 'Cleo Carter', wednesday)).toContainText('City Library');
  });

  await test.step('dragged to another day and employee, it is there after a reload', async () => {
    await drag(page, shiftsIn(page, 'Cleo Carter', wednesday).first(), cell(page, 'Bob Baker', monday));
    await expect(shiftsIn(page, 'Bob Baker', monday)).toContainText('City Library');
    await expect(page.locator('.pending')).toHaveCount(0);
    await page.reload();
    await expect(shiftsIn(page, 'Bob Baker', monday)).toContainText('City Library');
  });

  await test.step('with Alt it is copied; undo and redo take that back and do it again', async () => {
    await drag(page, shiftsIn(page, 'Ann Archer', monday).first(), cell(page, 'Ann Archer', wednesday), { copy: true });
    await expect(shiftsIn(page, 'Ann Archer', wednesday)).toHaveCount(1);
    await expect(shiftsIn(page, 'Ann Archer', monday)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(shiftsIn(page, 'Ann Archer', wednesday)).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(shiftsIn(page, 'Ann Archer', wednesday)).toHaveCount(1);
  });

  await test.step('hours and cost are those of what is planned', async () => {
    const sums = grid(page)
      .getByRole('row', { name: /^Ann Archer/ })
      .getByRole('gridcell')
      .last();
    await expect(sums).toContainText('16.0 h');
    await expect(sums).toContainText('$320.00');
  });

  await test.step('several are selected and cancelled together', async () => {
    for (const day of [monday, wednesday]) {
      await shiftsIn(page, 'Ann Archer', day)
        .first()
        .click({ modifiers: ['Control'] });
    }
    await page.getByRole('button', { name: 'Cancel shifts' }).click();
    await expect(grid(page).getByRole('button', { name: /Cancelled/ })).toHaveCount(2);
  });
});

test('readings.md, week grid: the same with the keyboard alone', async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await tabTo(page, cell(page, 'Ann Archer', monday));

  await test.step('create', async () => {
    await press('Control+End', 'Home', 'Enter', 'ArrowUp', 'Enter');
    const dialog = page.getByRole('dialog', { name: 'New shift' });
    await expect(dialog.getByRole('combobox', { name: 'Employee' })).toHaveValue('Cleo Carter');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Client' }));
    await page.keyboard.type('City');
    await expect(page.getByRole('option', { name: 'City Library' })).toBeVisible();
    await press('ArrowDown', 'Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Create shift' }));
    await press('Enter');
    await expect(dialog).toBeHidden();
    await expect(shiftsIn(page, 'Cleo Carter', monday)).toHaveCount(1);
    await expect(cell(page, 'Cleo Carter', monday)).toBeFocused();
  });

  await test.step('move by two days, and up by one employee', async () => {
    await press('ArrowDown', 'm', 'ArrowRight', 'ArrowRight', 'ArrowUp');
    await expect(
      page.getByText(/Moving City Library: Wed 10 Mar( 2027)?, 09:00–17:00, Bob Baker/).first(),
    ).toBeVisible();
    await press('Enter');
    await expect(shiftsIn(page, 'Bob Baker', wednesday)).toHaveCount(1);
    await expect(shiftsIn(page, 'Bob Baker', wednesday).first()).toBeFocused();
  });

  await test.step('copy, and end an hour later', async () => {
    await expect(page.locator('.pending')).toHaveCount(0);
    await press('c', 'ArrowRight', 'Enter');
    await expect(shiftsIn(page, 'Bob Baker', wednesday + 1)).toHaveCount(1);
    await expect(page.locator('.pending')).toHaveCount(0);
    await press('r', 'ArrowDown', 'Enter');
    await expect(shiftsIn(page, 'Bob Baker', wednesday)).toContainText('09:00–18:00');
  });

  await test.step('undo and redo', async () => {
    await expect(page.locator('.pending')).toHaveCount(0);
    await press('Control+z');
    await expect(shiftsIn(page, 'Bob Baker', wednesday)).toContainText('09:00–17:00');
    await press('Control+Shift+z');
    await expect(shiftsIn(page, 'Bob Baker', wednesday)).toContainText('09:00–18:00');
  });

  await test.step('the next week, today, any date', async () => {
    await press('PageDown');
    await expect(page).toHaveURL(/date=2027-03-15/);
    await expect(grid(page).getByRole('columnheader', { name: /15 Mar/ })).toBeVisible();
  });
});

test('readings.md, week grid: on a phone the days stand below each other', async ({ page, checkBothThemes }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const day = page.getByRole('region', { name: /9 Mar/ });
  await expect(day.getByRole('button', { name: /09:00–17:00/ })).toContainText('Bob Baker');
  await checkBothThemes();
  await day.getByRole('button', { name: /^Add/ }).click();
  await expectTime(page.getByRole('dialog'), 'Start time', '2027-03-09T09:00');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

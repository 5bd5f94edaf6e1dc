import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';
import { grid, row, week } from '../scheduling/grid.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('keys zoom from a day to a month, of everybody or of one person; the focus stays on its day, sums at every zoom', async ({
  product,
  be,
  page,
  checkBothThemes,
}) => {
  const firm = await foundFirm(product);
  const [mall] = firm.clients;
  const [ann, bob] = firm.employees;
  for (const [employee, day] of [
    [ann, '10'],
    [ann, '24'],
    [bob, '11'],
  ] as const) {
    const times = { start_time: `2027-03-${day}T09:00:00Z`, end_time: `2027-03-${day}T17:00:00Z` };
    await firm.plan({ client: mall!.id, employee: employee!.id, ...times });
  }
  await be(firm.administrator);
  await page.goto(week);
  const sums = row(page, 'Ann Archer').getByRole('gridcell').last();
  await row(page, 'Ann Archer').getByRole('gridcell').nth(2).focus();

  for (const [key, days, at, hours] of [
    ['1', 1, 0, '8.0 h'],
    ['4', 28, 2, '16.0 h'],
    ['5', 31, 9, '16.0 h'],
    ['3', 14, 2, '8.0 h'],
    ['2', 7, 2, '8.0 h'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(page, 'Ann Archer').getByRole('gridcell')).toHaveCount(days + 1);
    await expect(row(page, 'Ann Archer').getByRole('gridcell').nth(at)).toBeFocused();
    await expect(sums).toContainText(hours);
    await expect(row(page, 'Total').getByRole('gridcell')).toHaveCount(days + 1);
  }

  await test.step('four weeks are seen at once, and each shift is said whole', async () => {
    await page.keyboard.press('4');
    await expect(grid(page).locator('[data-shift]')).toHaveCount(3);
    expect(await grid(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expect(grid(page).getByRole('button', { name: /^09:00–17:00 ?Harbour Mall ?, Ann Archer/ })).toHaveCount(2);
    await checkBothThemes();
  });

  await test.step('a month of the calendar is, too, with its sums', async () => {
    await page.keyboard.press('5');
    await expect(grid(page).locator('[data-shift]')).toHaveCount(3);
    expect(await grid(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expect(row(page, 'Total').getByRole('gridcell').nth(9)).toContainText('8');
    await page.keyboard.press('4');
  });

  await test.step('one person’s four weeks, and back to everybody', async () => {
    await page.keyboard.press('p');
    await expect(row(page, 'Bob Baker')).toHaveCount(0);
    await expect(row(page, 'Ann Archer').locator('[data-shift]')).toHaveCount(2);
    await expect(row(page, 'Ann Archer').getByRole('gridcell').nth(2)).toBeFocused();
    await page.keyboard.press('p');
    await expect(row(page, 'Bob Baker')).toBeVisible();
  });
});

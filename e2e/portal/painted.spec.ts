import type { Locator, Page } from '@playwright/test';
import { accessOf, read } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { hireEmployee, planShift } from './employee.ts';

const availability = '/planner/employee-portal/availability';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  timezoneId: 'America/Los_Angeles',
});

/** A day of the month after the present one, where the phone is. */
function dayOfNextMonth(day: number): string {
  const [year, month] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })
    .format()
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, day)).toISOString().slice(0, 10);
}

const cell = (page: Page, day: number): Locator => page.locator(`[data-day="${dayOfNextMonth(day)}"]`);

async function openNextMonth(page: Page): Promise<void> {
  await page.goto(availability);
  await page.getByRole('button', { name: 'Next month' }).click();
  await cell(page, 1).scrollIntoViewIfNeeded();
}

async function middleOf(day: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await day.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** A thumb that is put down, moved over some days and lifted. */
async function drag(page: Page, days: readonly Locator[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  const points = await Promise.all(days.map(middleOf));
  await touch('touchStart', points.slice(0, 1));
  for (const point of points.slice(1)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
}

test('a thumb paints days without scrolling; what is planned stays; it is taken back by Undo', async ({
  product,
  be,
  page,
  checkBothThemes,
}) => {
  const employee = await hireEmployee(product);
  const minutes = (Date.parse(`${dayOfNextMonth(12)}T18:00:00Z`) - Date.now()) / 60_000;
  await planShift(product, employee, minutes, minutes + 480);
  await be(employee);
  await openNextMonth(page);
  await expect(cell(page, 12)).toHaveAccessibleName(/Nothing said. Shift \d\d:00–\d\d:00$/);
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();

  const manager = await accessOf(product, 'manager');
  await drag(page, [cell(page, 9), cell(page, 12), cell(page, 19)]);
  await expect(page.getByText(/^Saved\. 1 of these days has a shift/)).toBeVisible();
  expect(await scrolled()).toBe(before);
  await expect(cell(page, 12)).toHaveAccessibleName(/Can’t\. Shift/);
  await expect(cell(page, 19)).toHaveAccessibleName(/Can’t$/);
  const seen = () =>
    read<{ from_day: string }[]>(product, `/planner/employees/${employee.id}/unavailability/`, manager);
  expect((await seen()).map(({ from_day }) => from_day)).toContain(dayOfNextMonth(19));

  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(cell(page, 12)).toHaveAccessibleName(/Nothing said\. Shift/);
  await expect.poll(seen).toEqual([]);

  await page.getByRole('button', { name: 'Rather', exact: true }).tap();
  await page.getByRole('button', { name: /^Morning/ }).tap();
  await cell(page, 20).tap();
  await expect(cell(page, 20)).toHaveAccessibleName(/Rather, 06:00–14:00$/);
  await checkBothThemes();
  await expect(page.getByText(/^Saved\. Your planner/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Next month' }).tap();
  await expect(cell(page, 20)).toHaveAccessibleName(/Rather, 06:00–14:00$/);
  await cell(page, 20).tap();
  await expect(cell(page, 20)).toHaveAccessibleName(/Can’t$/);
});

test('keys paint; with text of 200 % at 320 px nothing reaches over the edge', async ({ product, be, page }) => {
  const employee = await hireEmployee(product);
  await be(employee);
  await openNextMonth(page);
  await cell(page, 1).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(9);
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Saved\. Your planner/)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /Can’t$/ })).toHaveCount(9);
  await expect(cell(page, 17)).toBeFocused();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const wide = await page
    .getByRole('grid')
    .evaluate(
      (grid) => [...grid.querySelectorAll('[data-day]')].filter((day) => day.scrollWidth > day.clientWidth + 1).length,
    );
  expect(wide).toBe(0);
});

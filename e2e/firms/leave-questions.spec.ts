import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';
import { tabTo } from '../scheduling/hands.ts';
import { grid, week } from '../scheduling/grid.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => dialog(page).getByRole('group', { name: /unsaved changes/ });

test('Escape in a shift’s dialog asks inside the dialog; who stays goes on typing, and the grid lives', async ({
  product,
  be,
  page,
  checkBothThemes,
}) => {
  const firm = await foundFirm(product);
  await firm.plan({
    client: firm.clients[0]!.id,
    employee: firm.employees[0]!.id,
    start_time: '2027-03-10T09:00:00Z',
    end_time: '2027-03-10T17:00:00Z',
  });
  const asked: string[] = [];
  page.on('dialog', async (native) => {
    asked.push(native.message());
    await native.dismiss();
  });
  await be(firm.administrator);
  await page.goto(week);
  await grid(page).locator('[data-shift]').click();
  const title = dialog(page).getByLabel(/^Title/);
  await title.fill('Gate watch');

  await test.step('with the keys, also pressed twice', async () => {
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await checkBothThemes();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(title).toBeFocused();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(title).toHaveValue('Gate watch');
    await expect(title).toBeFocused();
  });

  await test.step('an open list of clients takes Escape for itself', async () => {
    await tabTo(page, dialog(page).getByRole('combobox', { name: 'Client' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(question(page)).toBeHidden();
  });

  await test.step('with the pointer, and on a phone', async () => {
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(asked, 'the browser’s own question').toEqual([]);
  await grid(page).locator('[data-shift]').click();
  await expect(dialog(page)).toBeVisible();
});

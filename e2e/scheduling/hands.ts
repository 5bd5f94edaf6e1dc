import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Presses it without a pointer. */
export async function enter(page: Page, target: Locator) {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Drags in steps, as a hand does. */
export async function drag(page: Page, from: Locator, to: Locator, { copy = false } = {}) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag.');
  await page.mouse.move(start.x + 30, start.y + 12);
  await page.mouse.down();
  if (copy) await page.keyboard.down('Alt');
  await page.mouse.move(end.x + end.width / 2, end.y + 20, { steps: 12 });
  await page.mouse.up();
  if (copy) await page.keyboard.up('Alt');
}

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

/** How somebody uses a screen: with a pointer, or with the keyboard alone. */
export interface Hands {
  press: (target: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** Into a field of a date, given as YYYY-MM-DD. */
  writeDate: (field: Locator, date: string) => Promise<void>;
}

export const pointer: Hands = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  writeDate: (field, date) => field.fill(date),
};

export const keyboard: Hands = {
  press: (target) => enter(target.page(), target),
  async write(field, text) {
    await tabTo(field.page(), field);
    await field.page().keyboard.type(text);
  },
  async writeDate(field, date) {
    const [year, month, day] = date.split('-');
    await keyboard.write(field, `${month}${day}${year}`);
  },
};

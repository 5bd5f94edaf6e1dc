import { expect, type Locator, type Page } from '@playwright/test';

const partsOf = (scope: Page | Locator, label: string) =>
  [scope.getByLabel(label, { exact: true }), scope.getByLabel(`${label}, hours and minutes`)] as const;

/** Writes a day and a time of day, `2027-03-02T22:00`, into the field of that label. */
export async function writeTime(scope: Page | Locator, label: string, time: string): Promise<void> {
  const [day, clock] = partsOf(scope, label);
  await day.fill(time.slice(0, 10));
  await clock.fill(time.slice(11));
}

/** Expects a field to hold a day and a time of day. */
export async function expectTime(scope: Page | Locator, label: string, time: string): Promise<void> {
  const [day, clock] = partsOf(scope, label);
  await expect(day).toHaveValue(time.slice(0, 10));
  await expect(clock).toHaveValue(time.slice(11));
}

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { foundFirm } from './firm.ts';
import { enter, tabTo } from './hands.ts';

/** A week far enough away that no shift of it begins by itself. */
const week = '/admin/planner/shift-scheduler?date=2027-03-17';
const [monday, tuesday, wednesday] = [0, 1, 2];
const ofWeek = '/admin/planner/shifts?startDate=2027-03-15&endDate=2027-03-21';

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
const cell = (page: Page, name: string, day: number): Locator =>
  grid(page)
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('gridcell')
    .nth(day);
const shiftsIn = (page: Page, name: string, day: number): Locator => cell(page, name, day).locator('[data-shift]');
const overlap = (page: Page) => grid(page).getByText(/This employee already has a shift at this time/);

/** Downloads the list by `press`. @returns its lines without the heading */
async function exported(page: Page, press: (button: Locator) => Promise<void>): Promise<string[]> {
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Export CSV' }));
  const text = await readFile(await (await download).path(), 'utf8');
  return text.trim().split('\r\n').slice(1);
}

test('a manager’s week: a guard joins, a week is copied, kept as a template, and a shift is repeated', async ({
  page,
  browser,
  baseURL,
  mailbox,
  checkBothThemes,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog');

  await test.step('a guard is invited by e-mail, and registers by the mailed link', async () => {
    const username = `dora-${Date.now()}`;
    const email = `${username}@example.com`;
    await page.goto('/admin/planner/employees/invite');
    for (const [label, text] of Object.entries({ 'First name': 'Dora', 'Last name': 'Dunn', Email: email })) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole('button', { name: 'Create Invitation' }).click();
    await page.getByRole('button', { name: 'Send by E-Mail' }).click();
    const { text } = await mailbox.waitFor(email);
    const [link = ''] = /https?:\S+\/planner\/register\/[\w-]+/.exec(text) ?? [];
    const theirs = await (await browser.newContext({ storageState: undefined })).newPage();
    await theirs.goto(baseURL + new URL(link).pathname);
    for (const [label, value] of Object.entries({ Username: username, Password: email, 'Confirm password': email })) {
      await theirs.getByLabel(label, { exact: true }).fill(value);
    }
    await theirs.getByRole('button', { name: 'Register' }).click();
    await expect(theirs.getByText(/Hello Dora/)).toBeVisible();
    await theirs.context().close();
    await page.goto(week);
  });

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

test('with the keyboard alone: a week is copied, a conflict met and solved, a shift repeated, the list exported', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('copied', async () => {
    await enter(page, page.getByRole('button', { name: 'Copy a week' }));
    await enter(page, dialog.getByRole('button', { name: 'Make 1 shift' }));
    await expect(shiftsIn(page, 'Ann Archer', monday)).toContainText('Harbour Mall');
    await expect(dialog).toBeHidden();
  });

  await test.step('a conflict is met, and solved', async () => {
    await tabTo(page, cell(page, 'Ann Archer', monday));
    await press('ArrowDown', 'm', 'ArrowRight', 'ArrowDown', 'Enter');
    await expect(overlap(page)).toBeVisible();
    await expect(shiftsIn(page, 'Ann Archer', monday).first()).toBeFocused();
    await press('m', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter');
    await expect(shiftsIn(page, 'Bob Baker', wednesday)).toContainText('Harbour Mall');
  });

  await test.step('repeated, and exported', async () => {
    await page.goto('/admin/planner/shifts?startDate=2027-03-08&endDate=2027-03-08');
    await enter(page, page.getByRole('link', { name: /Harbour Mall|Mon/ }).first());
    await enter(page, page.getByRole('button', { name: 'Repeat…' }));
    await tabTo(page, dialog.getByLabel('Until'));
    await page.keyboard.type('04122027');
    await enter(page, dialog.getByRole('button', { name: /^Make \d shifts$/ }));
    await expect(page.getByText('Every week on Mon until Apr 12, 2027')).toBeVisible();
    await page.goto(ofWeek);
    await expect(page.getByRole('row')).toHaveCount(4);
    const lines = await exported(page, (button) => enter(page, button));
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toMatch(/Harbour Mall/);
  });
});

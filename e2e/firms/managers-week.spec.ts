import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { Mailbox } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';
import { drag, keyboard, pointer, tabTo, type Hands } from '../scheduling/hands.ts';
import { cell, grid, shiftsIn } from '../scheduling/grid.ts';
import { pressMore, printWeek } from '../scheduling/paper.ts';

/** A week far enough away that no shift of it begins by itself. */
const week = '/admin/planner/shift-scheduler?date=2027-03-17';
const [monday, tuesday, wednesday] = [0, 1, 2];

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ product, be }) => {
  const firm = await foundFirm(product);
  const [mall, library] = firm.clients;
  const [ann, bob] = firm.employees;
  const day = (date: string) => ({ start_time: `${date}T09:00:00Z`, end_time: `${date}T17:00:00Z` });
  await firm.plan({ client: mall!.id, employee: ann!.id, ...day('2027-03-08') });
  await firm.plan({ client: mall!.id, employee: bob!.id, ...day('2027-03-09') });
  await firm.plan({ client: library!.id, employee: bob!.id, ...day('2027-03-16') });
  await be(firm.administrator);
});

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const overlap = (page: Page) => grid(page).getByText(/This employee already has a shift at this time/);

/** A manager invites Dora by e-mail; she opens the mailed link in a browser of her own and registers. */
async function guardJoins(page: Page, { press, write }: Hands, { browser, mailbox, baseURL }: Outside) {
  const username = `dora-${Date.now()}`;
  const email = `${username}@example.com`;
  await page.goto('/admin/planner/employees/invite');
  for (const [label, text] of Object.entries({ 'First name': 'Dora', 'Last name': 'Dunn', Email: email })) {
    await write(page.getByLabel(label, { exact: true }), text);
  }
  await press(button(page, 'Create invitation'));
  await expect(page.getByText('Employee invitation created successfully!').first()).toBeVisible();
  const shown = page.getByLabel(/^Invite link for/);
  const copied = await shown.inputValue();
  await press(button(page, 'Send by email'));
  await expect(page.getByText('with a new link. It replaces the link you saw here before.').first()).toBeVisible();
  const { text } = await mailbox.waitFor(email);
  const [link = ''] = /https?:\S+\/planner\/register\/[\w-]+/.exec(text) ?? [];
  expect(link).not.toBe(copied);
  await expect(shown).toHaveValue(link);

  const theirs = await (await browser.newContext({ storageState: undefined })).newPage();
  const here = baseURL + new URL(link).pathname;
  await theirs.goto(here);
  await expect(theirs.getByLabel('Email', { exact: true })).toHaveValue(email);
  for (const [label, value] of Object.entries({ Username: username, Password: email, 'Confirm password': email })) {
    await write(theirs.getByLabel(label, { exact: true }), value);
  }
  await press(button(theirs, 'Register'));
  await expect(theirs).toHaveURL(/\/planner\/employee-portal$/);
  await expect(theirs.getByText(/Hello Dora/)).toBeVisible();
  return { theirs, link: here };
}

interface Outside {
  browser: Browser;
  mailbox: Mailbox;
  baseURL: string | undefined;
}

/** Copies the week before into this one, whose shift of Bob stands against one of the two. */
async function copyWeek(page: Page, hands: Hands, look?: () => Promise<void>) {
  await page.goto(week);
  await expect(grid(page).locator('[data-shift]')).toHaveCount(1);
  await pressMore(page, hands, 'Copy a week');
  await expect(dialog(page).getByText('1 shift will be created.')).toBeVisible();
  await expect(dialog(page).getByText(/Bob Baker has a shift at that time: City Library/)).toBeVisible();
  await look?.();
  await hands.press(dialog(page).getByRole('button', { name: 'Create 1 shift' }));
  await expect(shiftsIn(page, 'Ann Archer', monday)).toContainText('Harbour Mall');
  await expect(dialog(page)).toBeHidden();
}

/** Repeats the shift that the copied one was made of, every week. */
async function repeatShift(page: Page, { press, writeDate }: Hands) {
  await page.goto('/admin/planner/shifts?startDate=2027-03-08&endDate=2027-03-08');
  await press(page.getByRole('link', { name: /Harbour Mall|Mon/ }).first());
  await press(button(page, 'Repeat…'));
  await writeDate(dialog(page).getByLabel('Until'), '2027-04-12');
  await press(dialog(page).getByRole('button', { name: /^Create \d shifts$/ }));
  await expect(page.getByText('Every week on Mon until 12 Apr 2027')).toBeVisible();
}

/** Downloads the week's list. @returns its lines without the heading */
async function exportWeek(page: Page, { press }: Hands): Promise<string[]> {
  await page.goto('/admin/planner/shifts?startDate=2027-03-15&endDate=2027-03-21');
  await expect(page.getByRole('row')).toHaveCount(4);
  const download = page.waitForEvent('download');
  await press(button(page, 'Export CSV'));
  const text = await readFile(await (await download).path(), 'utf8');
  return text.trim().split('\r\n').slice(1);
}

test('a manager’s week: a guard joins, a week is copied, a conflict solved by drag, a shift repeated; printed, exported', async ({
  page,
  browser,
  mailbox,
  baseURL,
  checkAccessibility,
  checkBothThemes,
}) => {
  test.slow();

  await test.step('a guard registers by the mailed link, which is used up then', async () => {
    const { theirs, link } = await guardJoins(page, pointer, { browser, mailbox, baseURL });
    await checkAccessibility();
    await theirs.goto(link);
    await expect(theirs.getByText('This invitation has already been used. Please log in.')).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
    await theirs.context().close();
  });

  await test.step('the preview names what cannot be made; the others are made, and taken back together', async () => {
    await copyWeek(page, pointer, checkBothThemes);
    await button(page, 'Undo').first().click();
    await expect(shiftsIn(page, 'Ann Archer', monday)).toHaveCount(0);
    await button(page, 'Redo').click();
    await expect(shiftsIn(page, 'Ann Archer', monday)).toHaveCount(1);
  });

  await test.step('the week is kept under a name, and planned in another one', async () => {
    await pressMore(page, pointer, 'Templates');
    await dialog(page).getByRole('button', { name: 'Save as template' }).click();
    await dialog(page).getByLabel('Name').fill('Winter');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('2 shifts already exist and will not be created again.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await button(page, 'Next').click();
    await pressMore(page, pointer, 'Templates');
    await dialog(page).getByLabel('Plan the week from a template').selectOption({ label: 'Winter (2 shifts)' });
    await dialog(page).getByRole('button', { name: 'Create 2 shifts' }).click();
    await expect(shiftsIn(page, 'Bob Baker', tuesday)).toContainText('City Library');
  });

  await test.step('an overlap is refused with the server’s sentence, and the shift put back; on another guard it is none', async () => {
    await button(page, 'Previous').click();
    await expect(shiftsIn(page, 'Ann Archer', monday)).toHaveCount(1);
    await drag(page, shiftsIn(page, 'Ann Archer', monday).first(), cell(page, 'Bob Baker', tuesday));
    await expect(overlap(page)).toBeVisible();
    await expect(shiftsIn(page, 'Ann Archer', monday)).toHaveCount(1);
    await expect(shiftsIn(page, 'Bob Baker', tuesday)).toHaveCount(1);
    await checkBothThemes();
    await grid(page).getByRole('button', { name: 'Dismiss' }).click();
    await drag(page, shiftsIn(page, 'Ann Archer', monday).first(), cell(page, 'Dora Dunn', tuesday));
    await expect(shiftsIn(page, 'Dora Dunn', tuesday)).toContainText('Harbour Mall');
    await expect(page.locator('.pending')).toHaveCount(0);
  });

  await test.step('the week comes out of the printer on one page, and sites on one each, as was told before', async () => {
    expect(await printWeek(page, pointer, 'week')).toBe(1);
    expect(await printWeek(page, pointer, 'sites')).toBe(2);
    await expect(grid(page)).toBeVisible();
  });

  await test.step('a shift is repeated by a rule, says it, and the grid marks it', async () => {
    await repeatShift(page, pointer);
    await page.goto('/admin/planner/shift-scheduler?date=2027-04-05');
    await expect(shiftsIn(page, 'Ann Archer', monday).getByText(/repeats/)).toBeAttached();
  });

  await test.step('the list is exported', async () => {
    const lines = await exportWeek(page, pointer);
    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.includes('Harbour Mall') && line.includes('Dora Dunn'))).toHaveLength(1);
  });
});

test('a manager’s week with the keyboard alone', async ({ page, browser, mailbox, baseURL }) => {
  test.slow();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('a guard joins, and the week is copied', async () => {
    const { theirs } = await guardJoins(page, keyboard, { browser, mailbox, baseURL });
    await theirs.context().close();
    await copyWeek(page, keyboard);
  });

  await test.step('a conflict is met, and solved', async () => {
    await tabTo(page, cell(page, 'Ann Archer', monday));
    await press('ArrowDown', 'm', 'ArrowRight', 'ArrowDown', 'Enter');
    await expect(overlap(page)).toBeVisible();
    await expect(shiftsIn(page, 'Ann Archer', monday).first()).toBeFocused();
    await press('m', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter');
    await expect(shiftsIn(page, 'Bob Baker', wednesday)).toContainText('Harbour Mall');
    await expect(page.locator('.pending')).toHaveCount(0);
  });

  await test.step('printed, a shift repeated, and the list exported', async () => {
    expect(await printWeek(page, keyboard, 'week')).toBe(1);
    await repeatShift(page, keyboard);
    const lines = await exportWeek(page, keyboard);
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toMatch(/Harbour Mall/);
  });
});

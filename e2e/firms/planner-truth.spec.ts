import { openSession, send } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';
import { expectTime } from '../support/times.ts';
import { grid, row, week } from '../scheduling/grid.ts';

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'America/Los_Angeles' });

test('a shift has one time: that of its site, in grid, dialog, list, detail and recent shifts, marked where it is not the reader’s', async ({
  product,
  be,
  page,
  checkBothThemes,
}) => {
  const firm = await foundFirm(product);
  const [mall] = firm.clients;
  // 00:30 in Boise is half an hour before midnight in Los Angeles.
  const shift = await firm.plan({
    client: mall!.id,
    employee: firm.employees[0]!.id,
    start_time: '2027-03-11T07:30:00Z',
    end_time: '2027-03-11T15:00:00Z',
  });
  await be(firm.administrator);

  await page.goto(`/admin/planner/clients/edit/${mall!.id}`);
  const zone = page.getByRole('combobox', { name: /^Time zone/ });
  await expect(zone.first()).toHaveAttribute('placeholder', /^Same as the company: /);
  await expect(zone.nth(1)).toHaveAttribute('placeholder', 'Same as the client');
  await zone.first().fill('boise');
  await zone.first().press('Tab');
  await expect(zone.first()).toHaveValue('Boise');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`${mall!.name} was saved.`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Boise' })).toBeVisible();

  await page.goto(week);
  const block = row(page, 'Ann Archer').getByRole('gridcell').nth(3).locator('[data-shift]');
  await expect(block).toContainText('00:30–08:00');
  await block.hover();
  await expect(page.getByRole('tooltip')).toContainText('Boise time');
  await expect(page.getByRole('tooltip')).toContainText('Los Angeles time');
  await checkBothThemes();
  await block.click();
  await expectTime(page.getByRole('dialog'), 'Start time', '2027-03-11T00:30');
  await expect(page.getByRole('dialog').getByText('Boise time')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const path of ['shifts', `shifts/${shift.id}`, `clients/${mall!.id}`, `employees/${firm.employees[0]!.id}`]) {
    await page.goto(`/admin/planner/${path}`);
    const year = new Date().getFullYear() === 2027 ? '' : ' 2027';
    await expect(page.getByText(`Thu 11 Mar${year}, 00:30–08:00`).first()).toBeVisible();
    await expect(page.getByText('Boise time').first()).toBeVisible();
  }
});

test('a filter for a client leaves the other work of its people in sight, and no total changes', async ({
  product,
  be,
  page,
  checkBothThemes,
}) => {
  const firm = await foundFirm(product);
  const [mall, library] = firm.clients;
  const plan = (client: number, day: string) =>
    firm.plan({
      client,
      employee: firm.employees[0]!.id,
      start_time: `2027-03-${day}T09:00:00Z`,
      end_time: `2027-03-${day}T17:00:00Z`,
    });
  await plan(mall!.id, '09');
  await plan(library!.id, '11');
  await be(firm.administrator);
  await page.goto(week);
  const sums = row(page, 'Ann Archer').getByRole('gridcell').last();
  await expect(sums).toContainText('16.0 h');
  const total = await row(page, 'Total').textContent();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Client' }).selectOption({ label: 'City Library' });
  await expect(grid(page).locator('.shift.ghost')).toHaveCount(1);
  await expect(grid(page).getByRole('button', { name: /outside the filter/ })).toContainText('Harbour Mall');
  await expect(sums).toContainText('16.0 h');
  expect(await row(page, 'Total').textContent()).toBe(total);
  await checkBothThemes();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('outside the filter')).toBeVisible();
});

test('in the grid, keys for other days keep the focus, and Space on a day scrolls nothing', async ({
  product,
  be,
  page,
}) => {
  const firm = await foundFirm(product);
  await be(firm.administrator);
  await page.goto(week);
  const cell = row(page, 'Bob Baker').getByRole('gridcell').nth(2);
  await cell.focus();
  await page.setViewportSize({ width: 1440, height: 400 });
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  for (const [key, address] of [
    ['PageDown', /date=2027-03-15/],
    ['PageUp', /date=2027-03-08/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(address);
    await expect(cell).toBeFocused();
  }
  await page.keyboard.press('t');
  await expect(page).not.toHaveURL(/date=/);
  await expect(cell).toBeFocused();
});

test('with few rows a refusal is whole and can be dismissed; print follows the filters; inactive people and copies are marked', async ({
  product,
  be,
  page,
}) => {
  const firm = await foundFirm(product);
  const [mall, library] = firm.clients;
  const [ann, bob] = firm.employees;
  const day = { start_time: '2027-03-10T17:00:00Z', end_time: '2027-03-10T23:00:00Z' };
  const repeated = await firm.plan({ client: mall!.id, employee: ann!.id, ...day });
  await firm.plan({ client: library!.id, employee: bob!.id, ...day });
  const next = { start_time: '2027-03-17T17:00:00Z', end_time: '2027-03-17T23:00:00Z' };
  await firm.plan({ client: mall!.id, employee: ann!.id, ...next });
  await be(firm.administrator);
  const { access } = await openSession(product, firm.administrator);
  await send(product, 'PATCH', `/planner/employees/${bob!.id}/`, { status: 'inactive' }, access);

  await page.goto(week);
  await expect(row(page, 'Bob Baker')).toContainText('Inactive');
  const block = row(page, 'Ann Archer').locator('[data-shift]');
  await block.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const refusal = grid(page).locator('.refusal');
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await refusal.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refusal).toBeHidden();

  const printed = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const titles = await page.locator('[data-print] td span').allTextContents();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    return titles.join();
  };
  expect(await printed()).toMatch(/City Library.*Harbour Mall|Harbour Mall.*City Library/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Client' }).selectOption({ label: 'City Library' });
  await expect(row(page, 'Ann Archer')).toBeHidden();
  const filtered = await printed();
  expect(filtered).toContain('City Library');
  expect(filtered).not.toContain('Harbour Mall');

  // What is repeated by a rule says of shifts that are there already that they stay apart.
  await page.goto(`/admin/planner/shifts/${repeated.id}`);
  await page.getByRole('button', { name: 'Repeat…' }).click();
  await page.getByRole('dialog').getByLabel('Until').fill('2027-03-24');
  await expect(
    page.getByText('1 shift already exists and will not be created again. They do not belong to the series.'),
  ).toBeVisible();

  // The rule for qualifications is set on a screen.
  await page.goto('/admin/planner/settings');
  const rule = page.getByRole('combobox', { name: 'Missing qualifications' });
  await rule.selectOption({ label: 'Refuse' });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The settings were saved.').first()).toBeVisible();
  await page.reload();
  await expect(rule.locator('option:checked')).toHaveText('Refuse');
});

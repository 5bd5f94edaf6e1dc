import type { Locator } from '@playwright/test';
import { settleWhole } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { openSession, send } from '../support/people.ts';
import { foundFirm } from '../scheduling/firm.ts';
import { row } from '../scheduling/grid.ts';

test('quality: where a list is empty its first action is offered in it too, and only the heading’s stands out', async ({
  page,
  product,
  be,
}) => {
  const { administrator } = await foundFirm(product);
  await be(administrator);
  for (const [path, name] of [
    ['shifts', 'Create new shift'],
    ['payroll', 'New period'],
    ['qualifications', 'Add qualification'],
  ] as const) {
    await settleWhole(page, `/admin/planner/${path}`);
    const action = page
      .getByRole('main')
      .getByRole('link', { name })
      .or(page.getByRole('main').getByRole('button', { name }));
    await expect(action).toHaveCount(2);
    const [first, second] = await action.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).backgroundColor),
    );
    expect(first).not.toBe(second);
  }
});

test('a first-time manager has a site, a guard and a planned shift within 25 clicks and fields; who is invited can be planned', async ({
  page,
  product,
  be,
  checkAccessibility,
}) => {
  const { administrator } = await foundFirm(product, { isNew: true });
  await be(administrator);
  let clicks = 0;
  let fields = 0;
  const press = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  const fill = async (target: Locator, text: string) => {
    await target.fill(text);
    fields += 1;
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const steps = page.getByRole('region', { name: 'First steps' });
  const sunday = (name: string) => row(page, name).getByRole('gridcell').nth(6);
  const shift = (name: string) => sunday(name).locator('[data-shift]');
  const line = page.getByRole('combobox', { name: 'Plan a shift' });

  await page.goto('/admin/planner');
  await expect(steps).toBeVisible();
  await checkAccessibility();
  await press(steps.getByRole('link', { name: 'Add a client' }));
  await fill(page.getByLabel('Client name'), 'Harbour Mall');
  await press(button('Create client'));
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Mall' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Dashboard', exact: true }));
  await press(steps.getByRole('link', { name: 'Paste a list' }));
  await fill(page.getByLabel('Or paste a list of people'), 'Ann Archer ann@example.com\nBob Baker <bob@example.com>');
  await press(button('Check the list'));
  await press(button('Import 2 rows'));
  await press(page.getByRole('link', { name: 'Plan shifts' }));
  await press(sunday('Ann Archer'));
  await fill(line, 'mall 9-17');
  await page.keyboard.press('Enter');
  await expect(shift('Ann Archer')).toContainText('Harbour Mall');
  expect(clicks + fields).toBeLessThanOrEqual(25);

  // As the invite form does.
  const { access } = await openSession(product, administrator);
  const dora = { first_name: 'Dora', last_name: 'Dunn', email: 'dora@example.com', hourly_rate: '15.00' };
  const made = { ...dora, phone: '', status: 'inactive' };
  const { id } = await send<{ id: number }>(product, 'POST', '/planner/employees/', made, access);
  await send(product, 'POST', `/planner/employees/${id}/invite/`, {}, access);
  await page.reload();
  await expect(row(page, 'Dora Dunn')).toContainText('Invited');
  await sunday('Dora Dunn').click();
  await line.fill('mall 17-23');
  await page.keyboard.press('Enter');
  await expect(shift('Dora Dunn')).toContainText('Harbour Mall');
});

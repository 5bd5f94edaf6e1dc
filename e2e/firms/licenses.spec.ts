import { openSession, send } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';
import { grid, row, week } from '../scheduling/grid.ts';

test('a card expires, and its shifts turn to conflicts: in the week, and on a phone', async ({ page, product, be }) => {
  const firm = await foundFirm(product);
  const [mall, ann] = [firm.clients[0]!, firm.employees[0]!];
  const { access } = await openSession(product, firm.administrator);
  const card = await send<{ id: number }>(
    product,
    'POST',
    '/planner/qualifications/',
    { name: 'Guard card', expires: true },
    access,
  );
  await send(product, 'PATCH', `/planner/clients/${mall.id}/`, { required_qualifications: [card.id] }, access);
  await send(product, 'POST', `/planner/employees/${ann.id}/licenses/`, { qualification: card.id }, access);
  for (const day of ['09', '11'])
    await firm.plan({
      client: mall.id,
      employee: ann.id,
      start_time: `2027-03-${day}T12:00:00Z`,
      end_time: `2027-03-${day}T16:00:00Z`,
    });

  await be(firm.administrator);
  await page.goto(week);
  const shifts = row(page, ann.name).locator('[data-shift]');
  await expect(shifts).toHaveCount(2);
  await expect(grid(page)).not.toContainText('No valid license');

  await page.goto(`/admin/planner/employees/${ann.id}`);
  await page.getByRole('button', { name: 'Edit Guard card' }).press('Enter');
  await page.getByLabel('Valid until').fill('2027-03-10');
  await page.getByRole('button', { name: 'Save license' }).click();
  await expect(page.getByText('The license was saved.')).toBeVisible();

  await page.goto(week);
  await expect(shifts.nth(0)).not.toHaveAccessibleName(/No valid license/);
  await expect(shifts.nth(1)).toHaveAccessibleName(/No valid license on .*: Guard card/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('region', { name: /11/ })
    .getByRole('button', { name: /Harbour Mall/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('No valid license');
});

import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';

const lines = 60;
const hour = 3_600_000;

test('pages of timesheets are approved by keys, two a page; exceptions have lists of their own, and what is approved is taken back', async ({
  product,
  be,
  page,
  checkBothThemes,
}) => {
  const firm = await foundFirm(product);
  const began = Math.floor(Date.now() / hour) * hour - 24 * hour;
  await Promise.all(
    Array.from({ length: lines }, (_, index) => {
      const start = began - Math.floor(index / 3) * 24 * hour;
      const past = {
        status: 'completed',
        client: firm.clients[0]!.id,
        employee: firm.employees[index % 3]!.id,
        start_time: new Date(start).toISOString(),
        end_time: new Date(start + 8 * hour).toISOString(),
      };
      return firm.plan(past);
    }),
  );
  await be(firm.administrator);
  await page.goto('/admin/planner/timesheets');
  const lists = page.getByRole('group', { name: 'Approval' });
  await expect(lists.getByRole('button', { name: `To approve ${lines}` })).toBeVisible();
  await expect(lists.getByRole('button', { name: 'Differs 0' })).toBeVisible();

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await lists.getByRole('button', { name: `Absent ${lines}` }).focus();
  await press('Enter');
  await expect(page).toHaveURL(/state=absent/);
  const all = page.getByLabel('Select all that are shown');
  while (!(await all.evaluate((box) => box === document.activeElement))) await press('Tab');
  const rows = page.getByRole('checkbox', { name: /^Select / });
  await expect(rows).toHaveCount(51);
  await checkBothThemes();
  expect((await page.getByRole('row').nth(1).boundingBox())?.height).toBeLessThanOrEqual(45);
  await press('Space');
  await press('a');
  await expect(rows).toHaveCount(11);
  await press('Space');
  await press('a');
  await expect(lists.getByRole('button', { name: 'Absent 0' })).toBeVisible();
  // Three hundred are four pages more.
  expect(keys + 4 * 2).toBeLessThanOrEqual(40);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lists.getByRole('button', { name: 'Absent 10' })).toBeVisible();
});

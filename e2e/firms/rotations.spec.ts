import { openSession, send } from '../support/people.ts';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';

test('three guards take turns at a gate, four days on and two off: on a phone, from a new rotation to its shifts', async ({
  page,
  product,
  be,
  checkBothThemes,
}) => {
  const firm = await foundFirm(product);
  const { access } = await openSession(product, firm.administrator);
  await send(product, 'POST', '/planner/posts/', { client: firm.clients[0]!.id, name: 'Barrier' }, access);
  await be(firm.administrator);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/planner/rotations');
  await page.getByRole('link', { name: 'Add rotation' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Barrier, day and night');
  const boxes = (name: string) => page.getByRole('combobox', { name, exact: true });
  /** A page that scrolls to a box closes its list. */
  const choose = async (name: string, text: string) => {
    await boxes(name).last().scrollIntoViewIfNeeded();
    await expect(async () => {
      await boxes(name).last().fill(text.slice(0, -1));
      await boxes(name).last().fill(text);
      await page.getByRole('option', { name: text }).click({ timeout: 2000 });
    }).toPass();
  };
  for (const { name } of firm.employees) {
    await page.getByRole('button', { name: 'Add employee' }).press('Enter');
    await choose('Employee', name);
    // The next stands where the one before does.
    if ((await boxes('Post').last().inputValue()) === '') await choose('Post', 'Barrier');
  }
  const turns = page.getByRole('row', { name: /^Ann Archer/ }).getByRole('cell');
  await expect(turns.nth(3)).toHaveText('D');
  await expect(turns.nth(4)).toHaveText('–');
  await expect(page.getByRole('row', { name: /^At N/ }).getByRole('cell').first()).toHaveText('1');
  await page.getByRole('button', { name: 'Add rotation' }).click();
  await expect(heading(page)).toHaveText('Barrier, day and night');

  await page.getByRole('button', { name: 'Plan shifts' }).click();
  const dialog = page.getByRole('dialog');
  const from = await dialog.getByLabel('From').inputValue();
  const until = new Date(Date.parse(from) + 11 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Until').fill(until);
  await expect(dialog).toContainText('24 shifts will be created.');
  await checkBothThemes();
  await dialog.getByRole('button', { name: 'Create 24 shifts' }).click();
  await expect(page.getByText('24 shifts created.')).toBeVisible();
  await page.getByRole('link', { name: 'Rotations' }).first().click();
  await expect(page.getByRole('row', { name: /Barrier, day and night/ })).not.toContainText('Not yet');
});

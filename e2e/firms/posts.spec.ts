import { randomUUID } from 'node:crypto';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { registerFirm } from '../scheduling/firm.ts';
import { row as inGrid } from '../scheduling/grid.ts';
import { drag } from '../scheduling/hands.ts';

const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

test('from a first post to a covered gap: what it asks for, where somebody is missing, and a shift made there', async ({
  page,
  product,
  be,
  checkBothThemes,
}) => {
  test.slow(); // a whole way, through many screens
  // Not the demo company: its guards would all be offered what is offered here.
  const { administrator, make } = await registerFirm(product);
  const client = unique('Quarry');
  const { id } = await make('clients', { name: client });
  await make('locations', { client: id, name: 'Weighbridge' });
  const lastName = unique('Stone');
  // Two of them: nobody works seven days in a row.
  for (const last_name of [lastName, unique('Spare')]) {
    const person = { first_name: 'Ada', last_name, email: `${randomUUID()}@example.com` };
    await make('employees', { ...person, hourly_rate: '20.00' });
  }

  await be(administrator);
  await page.goto(`/admin/planner/clients/${id}`);
  const posts = page.getByRole('region', { name: 'Posts' });
  await expect(posts).toContainText('No posts here yet.');
  await posts.getByRole('link', { name: 'Add post' }).click();
  await expect(heading(page)).toHaveText('New post');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(client);
  await page.getByLabel('Location').selectOption('Weighbridge');
  await page.getByRole('button', { name: 'Add post' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('A name is required');
  await page.getByLabel('Name', { exact: true }).fill('Scales');
  await page.getByRole('button', { name: 'Add post' }).click();
  await expect(heading(page)).toHaveText('Scales');

  const demand = page.getByRole('region', { name: 'What it asks for' });
  await expect(demand).toContainText('It asks for nobody yet.');
  await demand.getByRole('button', { name: 'Add period' }).click();
  await demand.getByLabel('Start').fill('08:00');
  await demand.getByLabel('End').fill('12:00');
  await expect(demand).toContainText('28 h a week');
  await demand.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('The hours were saved.')).toBeVisible();
  await page.reload();
  await expect(demand.getByLabel('End')).toHaveValue('12:00');

  await page.getByRole('link', { name: 'Coverage' }).last().click();
  await expect(heading(page)).toHaveText('Coverage');
  // Of this week, some days are over; the next is whole.
  await page.getByRole('button', { name: 'Week after' }).click();
  const row = page.getByRole('row', { name: /Scales/ });
  const days = row.getByRole('button');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAccessibleName(/0 of 4 hours covered, 4 hours open/);
  await days.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('0 of 1 employee · 1 missing');
  await dialog.getByRole('link', { name: 'Plan an employee' }).click();

  await expect(heading(page)).toHaveText('New shift');
  // The list of shifts stands beneath, with filters of its own.
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Create shift' }) });
  await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue(client);
  await expect(form.getByLabel(/^Post/)).toHaveText(/Scales/);
  await expect(form.getByLabel(/^Post/)).not.toHaveValue('');
  await form.getByRole('combobox', { name: 'Employee' }).fill(lastName);
  await page.getByRole('option', { name: lastName }).click();
  await form.getByRole('button', { name: 'Create shift' }).click();
  await expect(page.getByText('The shift was created.')).toBeVisible();

  await page.goto('/admin/planner/coverage');
  await page.getByRole('button', { name: 'Week after' }).click();
  await expect(days.first()).toHaveAccessibleName(/4 of 4 hours covered$/);

  // The next gap is given to the best of those who can take it, without a form.
  await expect(days.nth(1)).toHaveAccessibleName(/4 hours open/);
  await days.nth(1).click();
  await dialog.getByRole('button', { name: 'Who can take it?' }).click();
  const looking = page.getByRole('dialog', { name: 'Who can take it?' });
  const guard = looking.getByRole('listitem').filter({ hasText: lastName });
  await expect(async () => {
    const more = looking.getByRole('button', { name: /^Show \d+ more$/ });
    if (await more.isVisible()) await more.click();
    await expect(guard).toContainText('1 shift here');
  }).toPass();
  await checkBothThemes();
  await guard.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(`Assigned to`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(days.nth(1)).toHaveAccessibleName(/4 of 4 hours covered$/);

  // The rest of the week is filled at once: a proposal with its reasons, which is accepted, and taken back.
  await page.getByRole('combobox', { name: 'Client' }).fill(client);
  await page.getByRole('option', { name: client }).click();
  await page.getByRole('link', { name: 'Fill this week' }).click();
  await expect(heading(page)).toHaveText('Fill open posts');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(client);
  await page.getByRole('slider', { name: 'Knowing the place' }).press('End');
  await page.getByRole('button', { name: 'Find employees' }).click();
  await page.getByRole('button', { name: 'Stop and show' }).click();
  await expect(page.getByText('5 of 5 open places can be filled.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: lastName }).first()).toHaveAccessibleDescription(/knows the place/);
  await checkBothThemes();
  await page.getByRole('button', { name: 'Plan 5 shifts' }).click();
  await expect(page.getByText('5 shifts planned.')).toBeVisible();
  await expect(page.getByText('Planned', { exact: true })).toHaveCount(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Plan 5 shifts' })).toBeVisible();

  // The grid has the same by posts: a guard is dropped onto a gap; by keys another is said to stay one, one is offered, and one gets a
  // shift that was elsewhere.
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/admin/planner/shift-scheduler?by=posts&client=${id}&date=${nextWeek}`);
  const cells = inGrid(page, 'Scales').getByRole('gridcell');
  await expect(cells.nth(1)).toContainText('4 of 4 hours covered');
  await expect(cells.nth(2)).toContainText('0 of 4 hours covered, 4 hours open');
  await expect(cells.last()).toContainText('8/28 h');
  await page.getByLabel('Search employees').fill(lastName);
  const guards = page.getByRole('list', { name: 'Employees to drag onto a gap' });
  await drag(page, guards.getByText(lastName), cells.nth(2).getByRole('button', { name: /1 missing/ }));
  await expect(cells.nth(2)).toContainText('4 of 4 hours covered');
  await cells.nth(2).focus();
  await page.keyboard.press('.');
  await page.keyboard.press('n');
  await page.getByLabel('Reason').fill('The quarry is closed');
  await page.keyboard.press('Enter');
  const closed = page.getByRole('button', { name: /1 not staffed: The quarry is closed/ });
  await expect(cells.nth(3).locator(closed)).toBeVisible();
  await expect(cells.last()).toContainText('12/24 h');
  await cells.nth(3).press('.');
  await page.keyboard.press('o');
  await page
    .getByRole('dialog', { name: 'Offer to employees' })
    .getByRole('button', { name: 'Offer to employees' })
    .press('Enter');
  await expect(page.getByText('Offered to employees', { exact: true })).toBeVisible();
  await cells.nth(2).getByRole('button', { name: lastName }).press('m');
  await page.keyboard.press('.');
  await page.keyboard.press('Enter');
  await expect(cells.nth(4)).toContainText('4 of 4 hours covered');
  await expect(cells.nth(2)).toContainText('0 of 4 hours covered, 4 hours open');
  await checkBothThemes();
  // On a phone, too: it is asked for again there, and who can take it is found.
  await page.setViewportSize({ width: 390, height: 844 });
  await closed.click();
  await page.getByRole('button', { name: 'Ask for again' }).click();
  await expect(closed).toBeHidden();
  await page
    .getByRole('button', { name: /1 missing/ })
    .first()
    .click();
  await expect(looking).toBeVisible();
  await checkBothThemes();
});

test('a post that shifts fill is not deleted; one that nobody fills is', async ({ page, product, be }) => {
  const { administrator, make, change } = await registerFirm(product);
  const client = (await make('clients', { name: unique('Ferry') })).id;
  const employee = (
    await make('employees', {
      first_name: 'Ada',
      last_name: unique('Quay'),
      email: `${randomUUID()}@example.com`,
      hourly_rate: '20.00',
    })
  ).id;
  const post = (await make('posts', { client, name: 'Ramp' })).id;
  const [start_time, end_time] = [24, 32].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const shift = await make('shifts', { client, post, employee, start_time, end_time });

  await be(administrator);
  await page.goto(`/admin/planner/posts/${post}`);
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete post' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
  };
  await remove();
  await expect(page.getByText('Shifts fill this post, so it cannot be deleted.')).toBeVisible();
  const [start, end] = [48, 56].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const moved = { post: null, start_time: start, end_time: end };
  await change(`shifts/${shift.id}`, moved);
  await remove();
  await expect(page.getByText('Ramp was deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/planner\/posts$/);
});

import { hireEmployee } from '../portal/employee.ts';
import { openSession, send } from '../support/people.ts';
import { heading } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from '../scheduling/firm.ts';
import { row } from '../scheduling/grid.ts';

/** The first Monday that is more than a week away. */
function nextMonday(): string {
  const day = new Date(Date.now() + 8 * 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

for (const [where, hands] of [
  ['at a desk', {}],
  ['on a phone', phone],
] as const) {
  test.describe(where, () => {
    test.use(hands);
    goesFromItsFirstPost(hands === phone);
  });
}

function goesFromItsFirstPost(isOnPhone: boolean) {
  test('a firm with three sites goes from its first post to a week that is published, confirmed on phones, and has no gap', async ({
    page,
    browser,
    baseURL,
    product,
    be,
    checkBothThemes,
  }) => {
    test.slow(); // a whole way, through many screens
    const monday = nextMonday();
    const { administrator } = await foundFirm(product, { isNew: true });
    const { access } = await openSession(product, administrator);
    const make = (path: string, body: object) =>
      send<{ id: number; company: number }>(product, 'POST', `/planner/${path}/`, body, access);
    const [mall, library] = [
      await make('clients', { name: 'Harbour Mall' }),
      await make('clients', { name: 'Library' }),
    ];
    const gate = await make('locations', { client: mall.id, name: 'North gate' });
    await send(
      product,
      'PATCH',
      `/planner/companies/${mall.company}/`,
      { plans_in_drafts: true, week_budget: 900 },
      access,
    );
    const guards = [await hireEmployee(product, access), await hireEmployee(product, access)];
    // Two sites ask for somebody on two days each; the third is told on the screen.
    for (const [client, name, days] of [
      [mall.id, 'Desk', ['tuesday', 'wednesday']],
      [library.id, 'Door', ['thursday', 'friday']],
    ] as const) {
      const { id } = await make('posts', { client, name });
      const stretches = days.map((day_of_week) => ({ day_of_week, start_time: '08:00', end_time: '12:00' }));
      await send(product, 'PUT', `/planner/posts/${id}/demand/`, { periods: [{ from: monday, stretches }] }, access);
    }

    await be(administrator);
    await page.goto(`/admin/planner/posts/new?client=${mall.id}&location=${gate.id}`);
    await page.getByLabel('Name', { exact: true }).fill('Barrier');
    await page.getByRole('button', { name: 'Add post' }).click();
    await expect(heading(page)).toHaveText('Barrier');
    const demand = page.getByRole('region', { name: 'What it asks for' });
    await demand.getByRole('button', { name: 'Add period' }).click();
    await demand.getByLabel('Start').fill('08:00');
    await demand.getByLabel('End').fill('12:00');
    await demand.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('The hours were saved.')).toBeVisible();

    const plan = async () => {
      await page.goto(`/admin/planner/shift-scheduler?date=${monday}`);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('combobox', { name: 'Rows' }).selectOption('Posts');
      await page.keyboard.press('Escape');
    };
    const missing = page.getByRole('button', { name: /1 missing/ });
    const assign = page.getByRole('dialog').getByRole('button', { name: 'Assign' }).first();
    await plan();
    await expect(missing).toHaveCount(11);
    if (isOnPhone) {
      const first = page.getByRole('region', { name: /^Mon/ });
      await expect(first).toContainText('Barrier Harbour Mall, North gate');
      await expect(first).toContainText('0 of 4 hours covered');
      await checkBothThemes();
      await first.getByRole('button', { name: /08:00–12:00.*Barrier/ }).tap();
      await checkBothThemes();
      await assign.tap();
      await expect(first).toContainText('4 of 4 hours covered');
    } else {
      // By keys: the first gap of the week, and who can take it.
      const barrier = row(page, 'Barrier').getByRole('gridcell').first();
      await expect(barrier).toContainText('0 of 4 hours covered');
      await barrier.press('.');
      await page.keyboard.press('Enter');
      await assign.press('Enter');
      await expect(barrier).toContainText('4 of 4 hours covered');
    }

    await page.goto(`/admin/planner/coverage/fill?week=${monday}`);
    await page.getByRole('button', { name: 'Find employees' }).click();
    await page.getByRole('button', { name: 'Plan 10 shifts' }).click();
    await expect(page.getByText('10 shifts planned.')).toBeVisible();

    await plan();
    await expect(missing).toHaveCount(0);
    if (isOnPhone) await expect(page.getByText('$880.00 planned')).toBeVisible();
    else await expect(row(page, 'Total').getByRole('gridcell').last()).toContainText('44/44 h$880.00Budget $900');
    const publish = async () => {
      await page.getByRole('button', { name: 'Review and publish' }).click();
      if (isOnPhone) await checkBothThemes();
      await page.getByRole('button', { name: 'Publish 11 shifts' }).click();
      await expect(page.getByText('11 shifts were published.')).toBeVisible();
    };
    await publish();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('11 unpublished changes')).toBeVisible();
    await publish();
    await Promise.all(
      guards.map(async (guard) => {
        const own = await browser.newContext({ baseURL, ...phone });
        const theirs = await own.newPage();
        await be(guard, theirs);
        await theirs.goto('/planner/employee-portal');
        await theirs.getByRole('button', { name: /^Confirm all [56]$/ }).tap();
        await expect(theirs.getByText('Confirmed.', { exact: true })).toBeVisible();
        await own.close();
      }),
    );

    await page.getByRole('button', { name: 'Not confirmed' }).click();
    await expect(page.getByText('All published shifts are confirmed.')).toBeVisible();
  });
}

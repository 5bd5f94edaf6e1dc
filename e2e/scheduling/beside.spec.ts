import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { foundFirm } from './firm.ts';
import { foundFirm as foundPlannedFirm } from './planned-firm.ts';

const pane = (page: Page) => page.getByRole('complementary', { name: 'Beside the list' });
const title = (page: Page, name: string | RegExp) => pane(page).getByRole('heading', { level: 2, name });
const edge = (page: Page, row: string | RegExp) =>
  page.getByRole('row', { name: row }).getByTitle('Show beside the list (Space)');

test('issue 32.5: a client beside the list: by the edge of its row, the arrows go on, it is changed in place', async ({
  page,
  product,
  be,
}) => {
  const firm = await foundFirm(product);
  const [mall, library] = firm.clients;
  await be(firm.administrator);
  await page.goto('/admin/planner/clients');
  await edge(page, /City Library/).click();
  await expect(title(page, 'City Library')).toBeVisible();
  await expect(page).toHaveURL(`/admin/planner/clients?preview=${library!.id}`);
  await page.keyboard.press('ArrowDown');
  await expect(title(page, 'Harbour Mall')).toBeVisible();
  await expect(page).toHaveURL(`/admin/planner/clients?preview=${mall!.id}`);
  await pane(page).getByRole('button', { name: 'Edit' }).click();
  await pane(page).getByLabel('Contact name').fill('Cora Quay');
  await pane(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(pane(page).getByText('Cora Quay')).toBeVisible();
  await page.reload();
  await expect(title(page, 'Harbour Mall')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('issue 32.5: a shift beside the list, and the same changed in place', async ({ page, product, be }) => {
  const firm = await foundFirm(product);
  const plan = (day: string, at: string) =>
    firm.plan({
      client: firm.clients[0]!.id,
      employee: firm.employees[0]!.id,
      start_time: `${day}T09:00:00Z`,
      end_time: `${day}T17:00:00Z`,
      title: at,
    });
  const [early, late] = [await plan('2027-03-08', 'Early watch'), await plan('2027-03-09', 'Late watch')];
  await be(firm.administrator);
  await page.goto('/admin/planner/shifts');
  await page
    .getByRole('row', { name: /Late watch/ })
    .getByRole('link')
    .first()
    .press('Space');
  await expect(title(page, 'Late watch')).toBeVisible();
  await expect(page).toHaveURL(`/admin/planner/shifts?preview=${late.id}`);
  await page.keyboard.press('ArrowDown');
  await expect(title(page, 'Early watch')).toBeVisible();
  await expect(page).toHaveURL(`/admin/planner/shifts?preview=${early.id}`);
  await pane(page).getByRole('button', { name: 'Edit' }).click();
  await pane(page).getByLabel('Title', { exact: false }).fill('Dawn watch');
  await pane(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(title(page, 'Dawn watch')).toBeVisible();
  await expect(page.getByRole('row', { name: /Dawn watch/ })).toBeVisible();
});

test('issue 32.5: a timesheet beside the list, approved there and taken back', async ({ page, product, be }) => {
  const { manager, employees, plan } = await foundPlannedFirm(product);
  const [ann, bob] = employees;
  const [first, second] = [
    await plan(ann!.id, -30, -22, { status: 'completed', title: 'First' }),
    await plan(bob!.id, -60, -52, { status: 'completed', title: 'Second' }),
  ];
  await be(manager);
  await page.goto('/admin/planner/timesheets');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link').first().press('Space');
  const shown = async () => Number(new URL(page.url()).searchParams.get('preview'));
  await expect(title(page, /First|Second/)).toBeVisible();
  const before = await shown();
  await page.keyboard.press('ArrowDown');
  await expect.poll(shown).toBe(before === first ? second : first);
  await pane(page)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(page.getByText(/^1 shift approved/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByText('The approval was undone.').first()).toBeVisible();
});

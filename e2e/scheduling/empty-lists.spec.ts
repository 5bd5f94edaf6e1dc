import { settleWhole } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { openSession, send } from '../support/people.ts';
import { foundFirm } from './firm.ts';

test('quality: where a list is empty its first action is offered in it too, and only the heading’s stands out', async ({
  page,
  product,
  signIn,
}) => {
  const { administrator } = await foundFirm(product);
  await signIn(administrator);
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

test('who was invited can be planned before they registered, and the empty week says how', async ({
  page,
  product,
  signIn,
}) => {
  const { administrator, employees } = await foundFirm(product);
  const { access } = await openSession(product, administrator);
  // As an invitation leaves them.
  for (const { id } of employees)
    await send(product, 'PATCH', `/planner/employees/${id}/`, { status: 'inactive' }, access);
  await signIn(administrator);
  await page.goto('/admin/planner/shift-scheduler');
  await expect(page.getByText('Activate them to plan shifts before that.')).toBeVisible();
  await page.getByRole('link', { name: 'Show inactive employees' }).click();
  await page.getByRole('link', { name: 'Ann Archer', exact: true }).click();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Scheduler', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('row', { name: /^Ann Archer/ })).toBeVisible();
});

import { settleWhole } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
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

import { accessOf, read, send } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { hireEmployee, planShift } from './employee.ts';

const portal = '/planner/employee-portal';

// Guards live in it on a phone.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('issue: two taps give a shift away, one takes it; it is the colleague’s once the planner approves', async ({
  page,
  browser,
  baseURL,
  product,
  signIn,
}) => {
  const [ada, ben] = [await hireEmployee(product), await hireEmployee(product)];
  const manager = await accessOf(product, 'manager');
  await send(
    product,
    'PATCH',
    `/planner/employees/${ben.id}/`,
    { first_name: 'Ben', last_name: ben.username },
    manager,
  );
  const id = await planShift(product, ada, 3000, 3480);
  await signIn(ada);
  await page.goto(portal);
  await page.getByRole('link', { name: 'Give away or swap' }).first().tap();
  await page.getByRole('button', { name: `Ask Ben ${ben.username}` }).tap();
  await expect(page.getByText(`You offer Ben ${ben.username} a shift`)).toBeVisible();

  const phone = await browser.newContext({
    baseURL,
    storageState: undefined,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const theirs = await phone.newPage();
  await signIn(ben, theirs);
  await theirs.goto(`${portal}/offers`);
  await theirs.getByRole('button', { name: /^Take the shift/ }).tap();
  await expect(theirs.getByText('Planner decides', { exact: true })).toBeVisible();
  // Nobody reloads: what a colleague does is seen.
  await expect(page.getByText('Planner decides', { exact: true })).toBeVisible();

  const { results } = await read<{ results: { id: number; given: { shift: number } }[] }>(
    product,
    '/planner/offers/?status=accepted',
    manager,
  );
  const offer = results.find(({ given }) => given.shift === id)!.id;
  await send(product, 'POST', `/planner/offers/${offer}/approve/`, {}, manager);
  await expect(theirs.getByText('Done', { exact: true })).toBeVisible();
  await theirs.goto(`${portal}/shifts/${id}`);
  await expect(theirs.getByText('Scheduled').first()).toBeVisible();
  await phone.close();
});

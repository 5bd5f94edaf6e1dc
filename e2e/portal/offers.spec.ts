import { accessOf, openSession, read, send } from '../support/people.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { hireEmployee, openShift, planShift } from './employee.ts';

const portal = '/planner/employee-portal';

// Guards live in it on a phone.
const held = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use(held);

/** Two guards of the demo company, Ada and Ben, and who plans for them. */
async function two(product: Product) {
  const [ada, ben] = [await hireEmployee(product), await hireEmployee(product)];
  const manager = await accessOf(product, 'manager');
  const name = { first_name: 'Ben', last_name: ben.username };
  await send(product, 'PATCH', `/planner/employees/${ben.id}/`, name, manager);
  return { ada, ben, manager };
}

test('issue: two taps give a shift away, one takes it; it is the colleague’s once the planner approves', async ({
  page,
  browser,
  baseURL,
  product,
  be,
}) => {
  const { ada, ben, manager } = await two(product);
  const id = await planShift(product, ada, 3000, 3480);
  await be(ada);
  await page.goto(portal);
  await page.getByRole('link', { name: 'Give away or swap' }).first().tap();
  await page.getByRole('button', { name: `Ask Ben ${ben.username}` }).tap();
  await expect(page.getByText(`You offer Ben ${ben.username} a shift`)).toBeVisible();

  const phone = await browser.newContext({ baseURL, storageState: undefined, ...held });
  const theirs = await phone.newPage();
  await be(ben, theirs);
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

test('issue: one tap claims an open shift and one withdraws; it is awarded with a key, and the others are told once', async ({
  page,
  browser,
  baseURL,
  product,
  signIn,
  be,
  signedIn,
}) => {
  const { ada, ben } = await two(product);
  const title = `Gala of ${ada.username}`;
  const id = await openShift(product, { title, employees: [ada.id, ben.id] }, 6000, 6480);
  await be(ada);
  await page.goto(portal);
  await page.getByRole('link', { name: /^Open shifts, / }).tap();
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: /^Ask for this shift/ }).tap();
  await card.getByRole('button', { name: /^Withdraw/ }).tap();
  await card.getByRole('button', { name: /^Ask for this shift/ }).tap();
  await expect(card).toContainText('You asked for this shift. Your planner decides.');
  const { access } = await openSession(product, ben);
  await send(product, 'POST', `/planner/open-shifts/${id}/claim/`, {}, access);

  const phone = await browser.newContext({ baseURL, storageState: undefined, ...held });
  const theirs = await phone.newPage();
  await signIn(ben, theirs);
  const told = theirs.getByRole('article');
  // Once it can no longer be taken back.
  await expect(async () => {
    await theirs.goto(`${portal}/notices`);
    await expect(told.filter({ hasText: 'A new open shift for you' })).toHaveCount(1);
  }).toPass();

  const desk = await browser.newContext({ baseURL, storageState: await signedIn('manager') });
  const planner = await desk.newPage();
  await planner.goto(`/admin/planner/open-shifts?open=${id}`);
  await planner.getByRole('button', { name: 'Assign Ada Lovelace' }).press('Enter');
  await expect(planner.getByText('Assigned to Ada Lovelace')).toBeVisible();
  await desk.close();

  await theirs.goto(`${portal}/notices`);
  await expect(told.filter({ hasText: 'The open shift is taken' })).toHaveCount(1);
  await expect(told.filter({ hasText: 'A new open shift for you' })).toHaveCount(1);
  await phone.close();
});

import { openSession, send } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { foundFirm } from './planned-firm.ts';

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

test('scheduling §2, Admin dashboard: who is late comes first, then what is missing and waits, counts, and what truly happened', async ({
  page,
  product,
  be,
  checkAccessibility,
}) => {
  const { manager, client, employees, make, plan } = await foundFirm(product);
  const [ann, bob] = employees;
  await be(manager);
  await page.goto('/admin/planner');
  await expect(page.getByText('Welcome to the planner.')).toBeVisible();
  await expect(page.getByText('No shifts today.')).toBeVisible();

  await plan(bob!.id, -0.2, 0.2, { status: 'in_progress' });
  await plan(ann!.id, -0.1, 0.2);
  await plan(bob!.id, -60, -52, { status: 'completed' });
  const desk = await make('posts', { client, name: 'Desk' });
  const stretches = everyDay.map((day_of_week) => ({ day_of_week, start_time: '08:00', end_time: '12:00' }));
  const { access } = await openSession(product, manager);
  const periods = [{ from: '2026-01-05', stretches }];
  await send(product, 'PUT', `/planner/posts/${desk.id}/demand/`, { periods }, access);
  await page.reload();
  const today = page.getByRole('region', { name: 'Today’s shifts' });
  await expect(today.getByText('1 Late')).toBeVisible();
  await expect(today.getByText('1 In')).toBeVisible();
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('link', { name: `Shift created for ${ann?.name}` })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Shifts' })).toContainText('3');
  const blocks = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect
    .poll(async () => (await blocks.allTextContents()).slice(0, 4))
    .toEqual(['Today’s shifts', 'Today’s coverage by hour', 'Waiting for your approval', 'Employees']);
  const waiting = page.getByRole('region', { name: 'Waiting for your approval' });
  await expect(waiting.getByRole('link')).toHaveText(['1 timesheet']);
  const hours = page.getByRole('region', { name: 'Today’s coverage by hour' });
  await hours.getByText('As a table').click();
  await expect(hours.getByRole('row', { name: 'Hour Employees asked for Missing' })).toBeVisible();
  await expect(hours.getByRole('row', { name: /^\d\d:00 1 1$/ })).toHaveCount(4);
  await expect(hours.getByRole('row', { name: /^\d\d:00 0 0$/ })).toHaveCount(20);
  await checkAccessibility();

  const late = today
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  await expect(late.getByRole('link')).toHaveText([ann!.name, `Call ${ann!.name}`, `Message ${ann!.name}`]);
  await expect(today.getByRole('button', { name: /^Who else can take it/ })).toHaveCount(1);
  await expect(late.getByRole('button', { name: /^Who else can take it/ })).toBeVisible();
  await today.getByRole('link', { name: ann!.name, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/planner\/shifts\/\d+/);
});

test('scheduling §2: cards and quick actions lead only to screens that are there for the role', async ({
  page,
  product,
  be,
}) => {
  const { manager } = await foundFirm(product);
  await be(manager);
  await page.goto('/admin/planner');
  await expect(page.getByRole('article').first()).toBeVisible();
  const links = page.getByRole('main').locator('article a, section a[href^="/admin"]');
  const places = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  expect(places).toContain('/admin/planner/shifts/new');
  expect(places).not.toContain('/admin/planner/users');
  for (const place of places) {
    await page.goto(place);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Page Not Found')).toBeHidden();
  }
});

test('scheduling §8, Dashboard: refused after a good refresh, somebody signs in again and reads why', async ({
  page,
  product,
  signIn,
}) => {
  const { manager } = await foundFirm(product);
  await signIn(manager);
  let renewed = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/token/refresh/')) renewed += 1;
  });
  const errors = [{ message: 'Who are you?', extensions: { code: 'UNAUTHENTICATED' } }];
  await page.route('**/graphql', async (route) =>
    route.request().postDataJSON()?.operationName === 'PlannerStatistics'
      ? route.fulfill({ json: { data: null, errors } })
      : route.fallback(),
  );
  await page.goto('/admin/planner');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByText('Authentication failed. Please log in again.')).toBeVisible();
  expect(renewed).toBe(1);
  await page.unrouteAll();
  await signIn(manager);
  await expect(page).toHaveURL(/\/admin\/planner$/);
});

test('the audit log tells of shifts within moments: who planned, changed and deleted which', async ({
  page,
  product,
  be,
}) => {
  const { manager, employees, plan } = await foundFirm(product);
  const shift = await plan(employees[0]!.id, 24, 32);
  await be(manager);
  await page.goto(`/admin/planner/shifts/edit/${shift}`);
  await page.getByLabel(/^Title/).fill('Gate watch');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gate watch' })).toBeVisible();
  await page.getByRole('link', { name: 'Audit log' }).click();
  const changed = page.getByRole('row', { name: /Shift changed/ });
  await expect(changed).toContainText(employees[0]!.name);
  await expect(changed).toContainText('Title: none → Gate watch');
  await expect(page.getByRole('row', { name: /Shift created/ })).toContainText('Harbour');
});

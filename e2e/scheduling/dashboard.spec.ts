import { expect, test } from '../support/test.ts';
import { foundFirm } from './planned-firm.ts';

test('scheduling §2, Admin dashboard: counts, who is late and in today, and what truly happened', async ({
  page,
  product,
  signIn,
  checkAccessibility,
}) => {
  const { manager, employees, plan } = await foundFirm(product);
  const [ann, bob] = employees;
  await signIn(manager);
  await page.goto('/admin/planner');
  await expect(page.getByText('Welcome to the planner.')).toBeVisible();
  await expect(page.getByText('No shifts today.')).toBeVisible();

  await plan(ann!.id, -0.1, 0.2);
  await plan(bob!.id, -0.1, 0.2, { status: 'in_progress' });
  await page.reload();
  const today = page.getByRole('region', { name: 'Today’s shifts' });
  await expect(today.getByText('1 Late')).toBeVisible();
  await expect(today.getByText('1 In')).toBeVisible();
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('link', { name: `Shift created for ${ann?.name}` })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Shifts' })).toContainText('2');
  await checkAccessibility();

  await today.getByRole('link', { name: ann?.name ?? '' }).click();
  await expect(page).toHaveURL(/\/admin\/planner\/shifts\/\d+/);
});

test('scheduling §2: cards and quick actions lead only to screens that are there for the role', async ({
  page,
  product,
  signIn,
}) => {
  const { manager } = await foundFirm(product);
  await signIn(manager);
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

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const cardNamed = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

test('readings.md, /admin: counts and latest items, quick actions, and a card into the planner', async ({
  author,
  page,
}) => {
  const project = await author.project('Newest');
  const draft = await author.page('Draft', { is_published: false });
  await author.message('Question');
  const count = async (path: string) => (await author.request<{ count: number }>('GET', `${path}?page_size=1`)).count;
  const unread = (await author.request<{ unread_count: number }>('GET', '/contact/messages/')).unread_count;
  await page.goto('/admin');

  const projects = cardNamed(page, 'Projects');
  await expect(projects.getByText(String(await count('/projects/')), { exact: true })).toBeVisible();
  await expect(projects.getByRole('listitem').first()).toHaveText(`${project.title}Published`);
  await expect(
    cardNamed(page, 'Mobile Demos').getByText(String(await count('/mobile-demos/')), { exact: true }),
  ).toBeVisible();
  await expect(cardNamed(page, 'Pages').getByRole('listitem').first()).toHaveText(`${draft.title}Draft`);
  const messages = cardNamed(page, 'Contact Messages');
  await expect(messages.getByText(`${unread} unread of ${await count('/contact/messages/')}`)).toBeVisible();

  await messages.getByRole('link', { name: author.name('Question') }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: author.name('Question') })).toBeVisible();
  await page.goBack();
  await cardNamed(page, 'Pages').getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);
  await page.goBack();
  for (const [action, path, heading] of [
    ['New mobile demo', '/admin/mobile-demos', 'New mobile demo'],
    ['New page', '/admin/pages', 'New page'],
    ['New blog post', '/admin/blog', 'New blog post'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: action }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    // Its own address, which a sign-in leads back to.
    await expect(page).toHaveURL(new RegExp(`${path}\\?edit=new$`));
    await page.goBack();
  }
  await page.getByRole('link', { name: 'Open the planner' }).click();
  await expect(page).toHaveURL(/\/admin\/planner$/);
});

test('issue 32.9: who writes a new site is shown what comes first, each a click away, until nobody wants to be told', async ({
  page,
}) => {
  await page.route('**/graphql*', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'AdminDashboard') return route.fallback();
    const answer = await route.fetch();
    const { data } = await answer.json();
    const isNew = { siteOwner: { ...data.siteOwner, name: '' }, projects: { ...data.projects, count: 0, results: [] } };
    return route.fulfill({ response: answer, json: { data: { ...data, ...isNew } } });
  });
  await page.goto('/admin');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Say who makes this site',
    'Show a project',
    'Write a page (done)',
  ]);
  for (const [way, heading] of [
    ['Write about the owner', 'Site owner'],
    ['Write a project', 'New project'],
  ] as const) {
    await steps.getByRole('link', { name: way }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
  }
  await steps.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(cardNamed(page, 'Projects')).toBeVisible();
  await expect(steps).toHaveCount(0);
});

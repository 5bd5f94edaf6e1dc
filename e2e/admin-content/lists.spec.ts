import { cardOf, expect, test } from './support/test.ts';

test('core-site §2, /admin/projects: a list of cards; searched, sorted, paged, and kept in the address', async ({
  author,
  page,
}) => {
  const names = Array.from({ length: 11 }, (_, at) => String.fromCodePoint(65 + at));
  for (const name of names) await author.project(name);
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  const named = (list: string[]) => list.map((name) => author.name(name));
  await page.goto('/admin/projects');
  await page.getByRole('searchbox').fill(author.mark.toUpperCase());
  await expect(page.getByText('11 projects', { exact: true })).toBeVisible();
  await expect(titles).toHaveText(named(names.toReversed().slice(0, 10)));
  await page.getByLabel('Sort by').selectOption('Title A–Z');
  await expect(titles).toHaveText(named(names.slice(0, 10)));
  await page.getByRole('navigation', { name: 'Pages of projects' }).getByRole('button', { name: 'Next' }).click();
  await expect(titles).toHaveText(named(names.slice(10)));
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('title');
  await expect(titles).toHaveText(named(names.slice(10)));

  // The last of a page goes: the page before takes its place.
  const last = cardOf(page, author.name('K'));
  await last.getByRole('button', { name: 'Delete' }).click();
  await last.getByRole('button', { name: 'Confirm' }).click();
  await expect(titles).toHaveText(named(names.slice(0, 10)));

  await page.getByRole('searchbox').fill('nothing is called this');
  await expect(page.getByText('No project matches your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(titles).toHaveCount(10);
});

test('core-site §4, Publication: publish and feature work in place, on the public site at once, and stay', async ({
  author,
  page,
  visitor,
}) => {
  const { title } = await author.project();
  await author.freePlace();
  await page.goto(`/admin/projects?search=${author.mark}`);
  const card = cardOf(page, title);
  const published = card.getByRole('switch', { name: `Published ${title}` });
  const featured = card.getByRole('switch', { name: `Featured ${title}` });
  await expect(published).toBeChecked();
  await expect(featured).not.toBeChecked();
  await featured.press('Space');
  await expect(card.getByText('Featured', { exact: true })).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await published.press('Space');
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: `Preview ${title}` })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Featured projects' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0);
  await page.reload();
  await expect(published).not.toBeChecked();
  await expect(featured).toBeChecked();

  await featured.press('Space');
  await expect(page.getByText(`“${title}”: Featured is off.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(featured).toBeChecked();
});

test('core-site §2, /admin/mobile-demos and /admin/blog: the same pattern as projects', async ({ author, page }) => {
  const { results } = await author.request<{ results: { title: string }[] }>('GET', '/mobile-demos/?ordering=-title');
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await page.goto('/admin/mobile-demos');
  await page.getByLabel('Sort by').selectOption('Title Z–A');
  await expect(titles).toHaveText(results.slice(0, 10).map(({ title }) => title));
  await page.getByRole('searchbox').fill(results[0]!.title);
  await expect(page.getByText('1 mobile demo', { exact: true })).toBeVisible();
  await expect(titles).toHaveText([results[0]!.title]);

  const older = await author.post('Alpha');
  const newer = await author.post('Beta', { is_published: false });
  await page.goto(`/admin/blog?search=${author.mark}`);
  await expect(titles).toHaveText([newer.title, older.title]);
  await page.getByLabel('Sort by').selectOption('Title A–Z');
  await expect(titles).toHaveText([older.title, newer.title]);
  await expect(cardOf(page, newer.title).getByText('Draft', { exact: true })).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import { expect, openWith, save, summary, test } from './support/test.ts';

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });

test('core-site §2, /admin/pages: a table of title, URL, status and actions (Sections, Edit, Delete); searched and sorted', async ({
  author,
  page,
  visitor,
}) => {
  const { id, slug, title } = await author.page('B');
  const draft = await author.page('A', { slug: `a-${author.mark}`, is_published: false });
  await page.goto('/admin/pages');
  await page.getByRole('searchbox').fill(author.mark);
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'URL', 'Status', 'Actions']);
  await expect(page.getByRole('rowheader')).toHaveText([draft.title, title]);
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect(page.getByRole('rowheader')).toHaveText([title, draft.title]);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('rowheader')).toHaveText([title, draft.title]);

  const row = rowOf(page, title);
  await expect(row.getByRole('link', { name: `/page/${slug}` })).toHaveAttribute('href', `/page/${slug}`);
  const status = row.getByRole('switch', { name: `Published ${title}` });
  await expect(status).toBeChecked();
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  await expect(rowOf(page, draft.title).getByText('Draft', { exact: true })).toBeVisible();
  await visitor.goto(`/page/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await status.click();
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();

  await row.getByRole('link', { name: /^Sections \(0\)/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/pages/sections/${id}$`));
  await page.goBack();
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('group', { name: `Delete page “${title}”?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();
  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`“${title}” is deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('core-site §5, Admin page form: title and slug are required; a taken slug is told on its field; drafts are previewed', async ({
  author,
  page,
  visitor,
}) => {
  const taken = await author.page('Taken');
  const title = author.name('Terms');
  await openWith(page, '/admin/pages', { action: 'create' });
  // §4, Publication: new items default to published.
  await expect(page.getByLabel('Published')).toBeChecked();
  await save(page);
  const wrong = summary(page, 'The page was not saved').getByRole('listitem');
  await expect(wrong).toHaveText(['Title is required', 'Address is required']);

  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Address').fill('no spaces');
  await save(page);
  await expect(wrong).toHaveText(['Address: Use letters, numbers, hyphens and underscores only.']);
  await page.getByLabel('Address').fill(taken.slug);
  await page.getByLabel('Description').fill('Kept.');
  await save(page);
  await expect(wrong).toHaveText(['Address: This is already in use.']);
  await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Description')).toHaveValue('Kept.');

  await page.getByLabel('Address').fill(`terms-${author.mark}`);
  await page.getByLabel('Published').uncheck();
  await save(page);
  // The next step is its sections; from there it can be seen.
  await expect(page.getByText(`“${title}” is saved. Now add its first section.`)).toBeVisible();
  await page.getByRole('link', { name: 'View page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/page/terms-${author.mark}$`));
  await visitor.goto(`/page/terms-${author.mark}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('core-site §4, Slug auto-fill: follows the title while empty or derived, else stays manual', async ({ page }) => {
  await openWith(page, '/admin/pages', { action: 'create' });
  const title = page.getByLabel('Title', { exact: true });
  const slug = page.getByLabel('Address');
  // Lowercase, strip non-word characters, spaces to hyphens, collapse repeated hyphens.
  for (const [words, address] of [
    ['Privacy Policy', 'privacy-policy'],
    ['What’s new?  (2026) -- & more_or_less!', 'whats-new-2026-more_or_less'],
  ] as const) {
    await title.fill('');
    await title.pressSequentially(words);
    await expect(slug).toHaveValue(address);
  }

  await slug.fill('chosen');
  await title.pressSequentially(' indeed');
  await expect(slug).toHaveValue('chosen');
  // Emptied, it follows again; so does one that equals what the title gives.
  await slug.fill('');
  await title.fill('Terms');
  await expect(slug).toHaveValue('terms');
  await slug.fill('x');
  await slug.fill('terms');
  await title.fill('Terms of use');
  await expect(slug).toHaveValue('terms-of-use');
});

test('quality: what was saved before is compared and taken back, and stays to be seen', async ({ author, page }) => {
  const { id } = await author.page('Terms', { description: 'Open on weekdays.' });
  await author.request('PATCH', `/pages/${id}/`, { description: 'Open every day.' });
  await page.goto(`/admin/pages?edit=${id}`);
  await page.getByText('Earlier versions').click();
  const versions = page.getByRole('list', { name: 'Earlier versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await versions
    .nth(1)
    .getByRole('button', { name: /^Compare/ })
    .click();
  const dialog = page.getByRole('dialog');
  // By the label of the form, and as what Restore would take away and bring back.
  const description = dialog.getByRole('region', { name: 'Description' });
  await expect(description.getByText('Open every day.')).toHaveText(/^Removed: /);
  await expect(description.getByText('Open on weekdays.')).toHaveText(/^Added: /);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('The earlier version is restored.')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Open on weekdays.');
  await expect(versions).toHaveCount(3);
});

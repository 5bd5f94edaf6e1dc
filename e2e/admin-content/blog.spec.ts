import type { Locator } from '@playwright/test';
import { picture } from './support/files.ts';
import { cardOf, expect, openWith, save, summary, test } from './support/test.ts';

test.describe('readings.md, blog administration: the same pattern as projects', () => {
  test('a draft is previewed by its address; published, a supporter reads it; edited and deleted', async ({
    author,
    browser,
    baseURL,
    page,
    signedIn,
  }) => {
    const context = await browser.newContext({ baseURL, storageState: await signedIn('patron') });
    const patron = await context.newPage();
    const title = author.name('Behind the scenes');
    await openWith(page, '/admin/blog', { action: 'create' });
    await expect(page.getByLabel('Published')).toBeChecked();
    await save(page);
    await expect(summary(page, 'The blog post was not saved').getByRole('listitem')).toHaveText([
      'Title is required',
      'Text is required',
    ]);
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Text', { exact: true }).fill('# Part one\n\nSome **bold** words.\n\n1. [x] Done');
    await page.getByLabel('Published').uncheck();
    await page.locator('input[name=images]').setInputFiles(picture('desk.png'));
    await save(page);

    await page.getByRole('link', { name: 'Preview the draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('strong', { hasText: 'bold' })).toBeVisible();
    await expect(page.getByRole('list').filter({ hasText: 'Done' })).toHaveCSS('list-style-type', 'decimal');
    const address = new URL(page.url()).pathname;
    await patron.goto(address);
    await expect(patron.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(patron.getByText('bold')).toHaveCount(0);

    await page.goto('/admin/blog');
    const card = cardOf(page, title);
    await card.getByRole('switch', { name: `Published ${title}` }).click();
    await expect(card.getByText('Published', { exact: true })).toBeVisible();
    await patron.reload();
    await expect(patron.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(patron.locator('strong', { hasText: 'bold' })).toBeVisible();
    const shown = patron.getByRole('list', { name: 'Pictures of this post' }).getByRole('img');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Text', { exact: true }).fill('Changed.');
    await save(page);
    await expect(page.getByRole('link', { name: 'View on the site' })).toHaveAttribute('href', address);
    await patron.reload();
    await expect(patron.getByText('Changed.')).toBeVisible();

    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Text', { exact: true }).fill('Later.');
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await expect(page.getByText(`This is a draft of “${title}”.`)).toBeVisible();
    await patron.reload();
    await expect(patron.getByText('Changed.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish the draft' }).click();
    await expect(page.getByRole('link', { name: 'View on the site' })).toHaveAttribute('href', address);
    await patron.reload();
    await expect(patron.getByText('Later.')).toBeVisible();

    const neighbour = card.getByRole('button', { name: 'Edit' });
    const before = await neighbour.boundingBox();
    await card.getByRole('button', { name: 'Delete' }).click();
    expect(await neighbour.boundingBox()).toEqual(before);
    await page
      .getByRole('group', { name: `Delete blog post “${title}”?` })
      .getByRole('button', { name: 'Confirm' })
      .click();
    await expect(page.getByText(`“${title}” is deleted.`)).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.getByText(`“${title}” is saved.`)).toHaveCount(0);
    await context.close();
  });

  test('character references are characters, in preview and to a supporter; a time of publication that has passed means now', async ({
    author,
    browser,
    baseURL,
    page,
    signedIn,
  }) => {
    const title = author.name('Salt & pepper');
    await openWith(page, '/admin/blog', { action: 'create' });
    await page.getByLabel('Title', { exact: true }).fill(title);
    // Key by key, since each half of a reference is drawn as well.
    await page
      .getByLabel('Text', { exact: true })
      .pressSequentially('Salt &amp; pepper, 1 &lt; 2, caf&eacute;,&nbsp;&copy; &nothing;');
    const text = 'Salt & pepper, 1 < 2, café,\u00A0© &nothing;';
    const read = (shown: Locator) => expect.poll(() => shown.locator('p').last().textContent()).toBe(text);
    await read(page.getByRole('region', { name: 'Preview' }));
    await page.getByLabel('Published').uncheck();
    await page.getByLabel('Publish at (optional)').fill('2026-01-01');
    await page.getByLabel('Publish at, hours and minutes').fill('08:00');
    await save(page);
    await expect(cardOf(page, title).getByText('Published', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'View on the site' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const context = await browser.newContext({ baseURL, storageState: await signedIn('patron') });
    const patron = await context.newPage();
    await patron.goto(new URL(page.url()).pathname);
    await expect(patron.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(patron.getByRole('article').getByText(text)).toBeVisible();
    await context.close();
  });

  test('quality: a form that crashes loses no text: it is there again once the page is loaded anew', async ({
    author,
    page,
  }) => {
    const { id } = await author.post();
    const revision = {
      revision: 1,
      savedAt: 'no date',
      savedById: null,
      savedByName: null,
      __typename: 'ContentRevision',
    };
    await page.route('**/graphql', async (route) =>
      route.request().postDataJSON()?.operationName === 'Revisions'
        ? route.fulfill({ json: { data: { revisions: [revision] } } })
        : route.fallback(),
    );
    await openWith(page, '/admin/blog', { action: 'edit', id });
    await page.getByLabel('Text', { exact: true }).fill('An hour of writing.');
    await page.getByText('Earlier versions').click();
    await expect(page.getByText('This part of the site is not working right now')).toBeVisible();

    await page.unrouteAll();
    await page.reload();
    await openWith(page, '/admin/blog', { action: 'edit', id });
    await expect(page.getByText('We kept what you typed and did not save')).toBeVisible();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('An hour of writing.');
  });

  test('two editors at once: a newer version is noticed; compare, overwrite', async ({ author, page }) => {
    const { id, title } = await author.post();
    await openWith(page, '/admin/blog', { action: 'edit', id });
    await page.getByLabel('Text', { exact: true }).fill('Mine.');
    await author.request('PATCH', `/blog/posts/${id}/`, { content: 'Theirs.', is_published: false });
    await save(page);
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else has saved a newer version' });
    await conflict.getByRole('button', { name: 'Compare' }).click();
    await expect(conflict.getByRole('group', { name: 'Text: Your version' })).toContainText('Mine.');
    await expect(conflict.getByRole('group', { name: 'Text: Their version' })).toContainText('Theirs.');
    await expect(conflict.getByRole('group', { name: 'Published: Their version' })).toContainText('No');
    await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(cardOf(page, title).getByText('Mine.')).toBeVisible();
    await expect(cardOf(page, title).getByText('Published', { exact: true })).toBeVisible();
  });
});

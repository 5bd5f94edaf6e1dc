import { packages, picture } from './support/files.ts';
import { cardOf, expect, openWith, save, summary, test } from './support/test.ts';

test('core-site §2, navigation state: an action of create opens the create form, from the dashboard too', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/admin/projects', 'New project'],
    ['/admin/mobile-demos', 'New mobile demo'],
    ['/admin/pages', 'New page'],
    ['/admin/blog', 'New blog post'],
  ] as const) {
    await openWith(page, path, { action: 'create' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/admin');
  await page.getByRole('link', { name: 'New project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New project' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('core-site §5, Admin project form: required fields, addresses, image files; what the server finds lands on its field', async ({
  author,
  page,
  product,
}) => {
  await openWith(page, '/admin/projects', { action: 'create' });
  await save(page);
  const wrong = summary(page, 'The project was not saved');
  await expect(wrong).toBeFocused();
  await expect(wrong.getByRole('listitem')).toHaveText([
    'Title is required',
    'Short description is required',
    'Full description is required',
    'Technologies are required',
    'Images: Choose a file.',
  ]);

  await page.getByLabel('Title', { exact: true }).fill(author.name('Kept'));
  await page.getByLabel('Short description').fill('Short');
  await page.getByLabel('Full description').fill('Long');
  await page.getByLabel('Technologies').fill(' , ');
  await page.getByLabel('GitHub address').fill('not an address');
  const images = page.locator('input[name=images]');
  await images.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await save(page);
  await expect(wrong.getByRole('listitem')).toHaveText([
    'Technologies are required',
    'GitHub address: Enter a valid URL.',
    'Images: “notes.txt” is not an image that we take, or it is damaged. Choose a JPEG, PNG, GIF, WebP or AVIF.',
  ]);
  await page.getByRole('button', { name: 'Technologies are required' }).click();
  await expect(page.getByLabel('Technologies')).toBeFocused();

  // Named like an image: only the server, which looks inside, can tell.
  await page.getByLabel('Technologies').fill('Go');
  await page.getByLabel('GitHub address').fill('');
  await page.getByRole('button', { name: 'Remove notes.txt' }).click();
  const { apk } = await packages(product);
  await images.setInputFiles({ ...apk, name: 'picture.png', mimeType: 'image/png' });
  await save(page);
  await expect(wrong.getByRole('listitem')).toHaveText([
    'Images: “picture.png” is not an image that we take, or it is damaged. Choose a JPEG, PNG, GIF, WebP or AVIF.',
  ]);
  await expect(images).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(author.name('Kept'));

  await page.getByRole('button', { name: 'Remove picture.png' }).click();
  await images.setInputFiles(picture('real.png'));
  await save(page);
  await expect(cardOf(page, author.name('Kept'))).toBeVisible();
});

test('core-site §3, images: the first is the thumbnail; another takes its place, one is removed, one is added', async ({
  author,
  page,
}) => {
  const { id, title } = await author.project();
  await openWith(page, '/admin/projects', { action: 'edit', id });
  const tiles = page.getByRole('list', { name: 'Images' }).getByRole('listitem');
  await page.locator('input[name=images]').setInputFiles([picture('second.png', 50, 40), picture('third.png', 60, 40)]);
  await expect(tiles).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove second.png' }).click();
  await save(page);
  await expect(cardOf(page, title)).toBeVisible();

  const widths = async () =>
    (await author.request<{ images: { width: number }[] }>('GET', `/projects/${id}/`)).images.map(({ width }) => width);
  expect(await widths()).toEqual([64, 60]);
  await cardOf(page, title).getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: 'Make Image 2 the thumbnail' }).click();
  await expect(tiles.first().getByText('Thumbnail')).toBeVisible();
  await save(page);
  await expect(cardOf(page, title)).toBeVisible();
  expect(await widths()).toEqual([60, 64]);
});

test('leaving with unsaved changes asks: a link, the back button, Cancel, closing the tab', async ({
  author,
  page,
}) => {
  const { title } = await author.project();
  await page.goto('/admin/projects');
  await cardOf(page, title).getByRole('button', { name: /^Edit/ }).click();
  const field = page.getByLabel('Title', { exact: true });
  await expect(field).toHaveValue(title);
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await (answer ? dialog.accept() : dialog.dismiss());
  });

  await field.fill(author.name('Changed'));
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(() => asked).toEqual(['confirm']);
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toEqual(['confirm', 'confirm']);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect.poll(() => asked.length).toBe(3);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked.at(-1)).toBe('beforeunload');
  await expect(field).toHaveValue(author.name('Changed'));

  answer = true;
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(asked).toHaveLength(5);
});

test('upload progress with true percentages, and cancel; nothing is lost, nothing is saved', async ({
  author,
  context,
  page,
}) => {
  const title = author.name('Heavy');
  await openWith(page, '/admin/projects', { action: 'create' });
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Short description').fill('Short');
  await page.getByLabel('Full description').fill('Long');
  await page.getByLabel('Technologies').fill('Go');
  const heavy = picture('heavy.png', 900, 700);
  await page.locator('input[name=images]').setInputFiles(heavy);
  const network = await context.newCDPSession(page);
  const throttle = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await throttle(300_000);

  await save(page);
  const bar = page.getByRole('progressbar');
  const percent = page.getByText(/^\d+ %$/);
  await expect(percent).toBeInViewport();
  const share = async () => {
    const [sent, total] = await bar.evaluate((element) => {
      const { value, max } = element as HTMLProgressElement;
      return [value, max] as const;
    });
    expect(total).toBeGreaterThan(heavy.buffer.length);
    expect(total).toBeLessThan(heavy.buffer.length + 5000);
    return sent / total;
  };
  const first = await share();
  await expect.poll(share).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload was cancelled. Nothing was saved.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(page.getByRole('listitem').filter({ hasText: 'heavy.png' })).toBeVisible();
  expect(await author.request('GET', `/projects/?search=${author.mark}`)).toMatchObject({ count: 0 });

  await throttle(-1);
  await save(page);
  await expect(cardOf(page, title)).toBeVisible();
});

test('core-site §9: an access token that has run out is renewed, and the files are sent once more', async ({
  author,
  page,
}) => {
  const { id, title } = await author.project();
  await openWith(page, '/admin/projects', { action: 'edit', id });
  await page.locator('input[name=images]').setInputFiles(picture('late.png', 900, 700));
  await page.evaluate(() => localStorage.setItem('accessToken', 'run.out.token'));
  await save(page);
  await expect(cardOf(page, title)).toBeVisible();
  expect(await author.request('GET', `/projects/${id}/`)).toMatchObject({ images: [{ width: 64 }, { width: 900 }] });
});

test.describe('two editors at once', () => {
  test('a newer version is noticed: compare, overwrite', async ({ author, page }) => {
    const { id, title } = await author.project();
    await openWith(page, '/admin/projects', { action: 'edit', id });
    await page.getByLabel('Short description').fill('Mine.');
    await author.request('PATCH', `/projects/${id}/`, { description: 'Theirs.' });

    await save(page);
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else has saved a newer version' });
    await expect(conflict).toBeInViewport();
    await conflict.getByRole('button', { name: 'Compare' }).click();
    await expect(conflict.getByRole('group', { name: 'Short description: Your version' })).toContainText('Mine.');
    await expect(conflict.getByRole('group', { name: 'Short description: Their version' })).toContainText('Theirs.');
    await expect(conflict.getByRole('group')).toHaveCount(2);
    await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(cardOf(page, title).getByText('Mine.')).toBeVisible();
  });

  test('or reload theirs', async ({ author, page }) => {
    const { id } = await author.page();
    await openWith(page, '/admin/pages', { action: 'edit', id });
    await page.getByLabel('Description').fill('Mine.');
    await author.request('PATCH', `/pages/${id}/`, { description: 'Theirs.' });

    await save(page);
    await page.getByRole('button', { name: 'Reload theirs' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Theirs.');
    await save(page);
    await expect(page.getByText(/is saved/)).toBeVisible();
  });
});

test.describe('quality: a form’s buttons stay in reach and out of the way', () => {
  test('a form has an address of its own, and nothing that takes the focus is hidden behind its buttons', async ({
    author,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    const { id } = await author.project('Reached');
    await page.goto(`/admin/projects?edit=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit project' })).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(author.name('Reached'));
    await page.getByLabel('Title', { exact: true }).focus();
    for (let tabs = 0; tabs < 14; tabs += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const bar = document.querySelector('[data-form-actions]')!;
        const at = document.activeElement!;
        if (bar.contains(at) || !document.querySelector('main')!.contains(at)) return 0;
        // Of a text of many lines, the browser shows the one with the caret.
        const { top, height } = at.getBoundingClientRect();
        return top + Math.min(height, 40) - bar.getBoundingClientRect().top;
      });
      expect(hidden).toBeLessThanOrEqual(0);
    }
  });

  test('at 320 × 256, as at 400 % zoom, they stand at the end of the form', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openWith(page, '/admin/projects', { action: 'create' });
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).not.toBeInViewport();
  });
});

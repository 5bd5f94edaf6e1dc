import { expect, test } from './support/test.ts';

test.describe('core-site §2, /admin/contact', () => {
  test('a two-pane list and detail, newest first; unread count of total; Mark as Read, and not by opening', async ({
    author,
    page,
  }) => {
    await author.message('Older', { name: 'Bea' });
    await author.message('Newer', { email: 'ada?bcc=eve@example.com', message: 'First line.\nSecond <b>line</b>.' });
    const counts = () =>
      author.request<{ count: number; unread_count: number }>('GET', '/contact/messages/?page_size=1');
    const { count, unread_count: unread } = await counts();
    await page.goto('/admin/contact');
    await expect(page.getByText(`${unread} unread of ${count}`, { exact: true })).toBeVisible();
    const list = page.getByRole('list', { name: 'Contact Messages' });
    const newer = list.getByRole('button', { name: author.name('Newer') });
    await expect(list.getByRole('button')).toHaveText([
      new RegExp(author.name('Newer')),
      new RegExp(author.name('Older')),
      ...Array.from({ length: Math.min(count, 50) - 2 }, () => /./),
    ]);
    await expect(newer.getByText('Unread')).toBeVisible();
    await expect(page.getByText('No message selected')).toBeVisible();

    await newer.click();
    const detail = page.getByRole('article');
    await expect(detail.getByRole('heading', { name: author.name('Newer') })).toBeFocused();
    await expect(detail.getByText('Second <b>line</b>.')).toBeVisible();
    const [entries, open] = await Promise.all([list.boundingBox(), detail.boundingBox()]);
    expect(open!.x).toBeGreaterThan(entries!.x + entries!.width);
    await expect(detail.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      `mailto:ada%3Fbcc%3Deve@example.com?subject=${encodeURIComponent(`Re: ${author.name('Newer')}`)}`,
    );
    // On paper the message stands alone.
    await page.emulateMedia({ media: 'print' });
    await expect(list).toBeHidden();
    await expect(detail.getByText('Second <b>line</b>.')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    // The address stands for it: a reload opens the same one, and it is still unread.
    await page.reload();
    await expect(detail.getByRole('button', { name: 'Mark as Read' })).toBeVisible();
    await expect(newer.getByText('Unread')).toBeVisible();
    expect((await counts()).unread_count).toBe(unread);

    await detail.getByRole('button', { name: 'Mark as Read' }).click();
    await expect(page.getByText(`${unread - 1} unread of ${count}`, { exact: true })).toBeVisible();
    await expect(newer.getByText('Unread')).toHaveCount(0);
    // It is never set back to unread.
    await expect(detail.getByRole('button')).toHaveText([/^Delete/]);
    expect((await counts()).unread_count).toBe(unread - 1);
  });

  test('Delete, then Confirm or Cancel', async ({ author, page }) => {
    await author.message('Gone');
    const title = author.name('Gone');
    await page.goto('/admin/contact');
    const entry = page.getByRole('list', { name: 'Contact Messages' }).getByRole('button', { name: title });
    await entry.click();
    const detail = page.getByRole('article');
    await detail.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('group', { name: `Delete the message “${title}”?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(entry).toBeVisible();
    await detail.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`“${title}” is deleted.`)).toBeVisible();
    await expect(entry).toHaveCount(0);
    await expect(page.getByText('No message selected')).toBeVisible();
  });

  test('core-site §9: the list is at most 600 px high and scrolls, on a phone too', async ({ author, page }) => {
    for (let n = 0; n < 12; n += 1) await author.message(`Letter ${n}`);
    const list = page.getByRole('list', { name: 'Contact Messages' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin/contact');
      await expect(list.getByRole('button', { name: author.name('Letter 11') })).toBeVisible();
      const { shown, whole } = await list.evaluate((element) => ({
        shown: element.getBoundingClientRect().height,
        whole: element.scrollHeight,
      }));
      expect(shown).toBe(600);
      expect(whole).toBeGreaterThan(600);
    }
  });
});

test('issue 32.5: by keys, the arrows go on from message to message; the address follows, and Escape closes', async ({
  author,
  page,
}) => {
  await author.message('Below');
  await author.message('Above');
  await page.goto('/admin/contact');
  const list = page.getByRole('list', { name: 'Contact Messages' });
  const title = (words: string) => page.getByRole('article').getByRole('heading', { name: author.name(words) });
  await list.getByRole('button', { name: author.name('Above') }).press('Space');
  await expect(title('Above')).toBeFocused();
  const first = page.url();
  expect(first).toMatch(/[?&]message=\d+$/);
  await page.keyboard.press('ArrowDown');
  await expect(title('Below')).toBeVisible();
  expect(page.url()).not.toBe(first);
  await page.getByRole('article').getByRole('button', { name: 'Mark as Read' }).click();
  await expect(title('Below')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/contact');
});

test('quality, focus: Back from a message on a phone goes to where it was opened; a deleted one leaves no address', async ({
  author,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await author.message('Read');
  await page.goto('/admin/contact');
  const entry = page.getByRole('list', { name: 'Contact Messages' }).getByRole('button', { name: author.name('Read') });
  await entry.click();
  const title = page.getByRole('article').getByRole('heading', { name: author.name('Read') });
  await expect(title).toBeFocused();
  // With its first lines, not at the lower edge.
  await expect.poll(async () => (await title.boundingBox())!.y).toBeLessThan(422);
  await page.goBack();
  await expect(entry).toBeFocused();
  await entry.click();
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(entry).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

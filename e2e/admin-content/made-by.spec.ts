import type { Page } from '@playwright/test';
import { expect, save, test } from './support/test.ts';

/** What is written into the document for search engines. */
const linkedData = async (page: Page, path: string) => {
  const document = await (await page.request.get(path)).text();
  return /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(document)?.[1] ?? '';
};

test('issue 32.14: who makes the site is said in the administration, on home, on About and to search engines', async ({
  author,
  page,
  visitor,
}) => {
  const { links } = await author.request<{ links: { label: string; url: string }[] }>('GET', '/site/owner/');
  const url = `https://code.example/${author.mark}`;
  try {
    await page.goto('/admin/owner');
    await page.getByRole('button', { name: 'Add link' }).click();
    const link = page.getByRole('group', { name: `Link ${links.length + 1}`, exact: true });
    await link.getByLabel('Text').fill(author.mark);
    await link.getByLabel('Address').fill(url);
    await save(page);
    await expect(page.getByText('The site owner is saved.').first()).toBeVisible();

    const name = await page.getByLabel('Name', { exact: true }).inputValue();
    for (const path of ['/', '/page/about']) {
      await visitor.goto(path);
      const card = visitor.getByRole('region', { name });
      await expect(card.getByRole('link', { name: author.mark })).toHaveAttribute('href', url);
      await expect(card.getByText(/Available for new work|Limited availability/)).toBeVisible();
      const face = card.locator('img');
      await expect
        .poll(() => face.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect.poll(() => linkedData(visitor, '/')).toContain(url);
    expect(await linkedData(visitor, '/page/about')).toContain('"ProfilePage"');
  } finally {
    await author.request('PATCH', '/site/owner/', { links });
  }
});

test('issue 32.14: a case study tells problem, decision, result with its numbers, and what failed; shared by a drawn picture', async ({
  author,
  page,
  visitor,
}) => {
  const { id, slug, title } = await author.page('Case', { is_published: true });
  await page.goto(`/admin/pages/sections/${id}`);
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByLabel('Type').selectOption({ label: 'Case study' });
  const told = {
    Problem: 'Pages came after nine seconds.',
    Decision: 'Rendered at the edge, against a larger server.',
    Result: 'They are read at once.',
    'What failed': 'The first cache forgot too late.',
  };
  for (const [part, text] of Object.entries(told)) await page.getByLabel(part, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Add figure' }).click();
  const figure = page.getByRole('group', { name: 'Figure 1' });
  await figure.getByLabel('Figure', { exact: true }).fill('0.4 s');
  await figure.getByLabel('What it says').fill('to the largest paint');
  await save(page);
  await expect(page.getByRole('button', { name: 'Add section' })).toBeFocused();

  await visitor.goto(`/page/${slug}`);
  for (const [part, text] of Object.entries(told)) {
    await expect(visitor.getByRole('heading', { name: part, exact: true })).toBeVisible();
    await expect(visitor.getByText(text)).toBeVisible();
  }
  await expect(visitor.getByRole('definition')).toHaveText('0.4 s');

  const picture = await visitor.locator('meta[property="og:image"]').getAttribute('content');
  const shared = await visitor.request.get(new URL(picture!, visitor.url()).href);
  expect([shared.status(), shared.headers()['content-type']]).toEqual([200, 'image/png']);
  // Whole, not its beginning.
  await expect.poll(async () => (await visitor.request.get('/feed.xml')).text()).toContain(title);
  const feed = await (await visitor.request.get('/feed.xml')).text();
  for (const text of Object.values(told)) expect(feed).toContain(text);
});

import type { Locator, Page } from '@playwright/test';
import type { PageDetail } from '@portfolio/contracts/content';
import { picture } from './support/files.ts';
import { expect, save, summary, test } from './support/test.ts';

const list = (page: Page): Locator => page.getByRole('list', { name: 'Sections', exact: true });
const titles = (page: Page): Locator => list(page).getByRole('heading', { level: 2 });
const sectionOf = (page: Page, title: string): Locator =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });

test('readings.md, /admin/pages/sections/{id}: add by type, live preview, edit, remove; visitors see each of it', async ({
  author,
  page,
  visitor,
}) => {
  const { id, slug, title } = await author.page();
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: new RegExp(`^Sections \\(0\\) ${title}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/pages/sections/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: `Sections of ${title}` })).toBeVisible();
  await expect(page.getByText('This page has no sections yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'New section' })).toBeFocused();
  await page.getByLabel('Type').selectOption('image_text');
  await page.getByLabel('Title', { exact: true }).fill('Workshop');
  await page.getByLabel('Subtitle').fill('By the harbour');
  await page.getByLabel('Text', { exact: true }).fill('First line.\nSecond line.');
  await page.getByLabel('Background').selectOption('bg-warm');
  await page.getByLabel('Button text').fill('Write to us');
  await page.getByLabel('Button address').fill('javascript:alert(1)');
  await page.getByLabel('Image position').selectOption('right');
  await page.locator('input[name=image]').setInputFiles(picture('workshop.png'));
  // The preview is the public page's own component: what is typed is there before it is saved.
  await expect(preview(page).getByRole('heading', { name: 'Workshop' })).toBeVisible();
  await expect(preview(page).getByText('Second line.')).toBeVisible();
  // An illustration has no name: what matters is said in words beside it.
  await expect(preview(page).locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(preview(page).getByText('Write to us')).toHaveCount(0);
  await save(page);
  await expect(summary(page, 'The section was not saved').getByRole('listitem')).toHaveText([/^Button address: /]);
  await page.getByLabel('Button address').fill('/contact');
  // It shows the button, which leads nowhere: whoever edits stays here.
  await expect(preview(page).getByText('Write to us')).toBeVisible();
  await expect(preview(page).getByRole('link')).toHaveCount(0);
  await save(page);
  await expect(sectionOf(page, 'Workshop')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add section' })).toBeFocused();

  await visitor.goto(`/page/${slug}`);
  await expect(visitor.getByRole('heading', { level: 2, name: 'Workshop' })).toBeVisible();
  await expect(visitor.getByText('By the harbour')).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  const image = visitor.getByRole('main').locator('section img');
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  await sectionOf(page, 'Workshop').getByRole('button', { name: 'Edit Workshop' }).click();
  await expect(page.getByLabel('Subtitle')).toHaveValue('By the harbour');
  await page.getByLabel('Title', { exact: true }).fill('Studio');
  await page.getByRole('button', { name: 'Remove Current file' }).click();
  await save(page);
  await expect(page.getByRole('button', { name: 'Edit Studio' })).toBeFocused();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Studio' })).toBeVisible();
  await expect(image).toHaveCount(0);

  await sectionOf(page, 'Studio').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('group', { name: 'Remove the section “Studio”?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('“Studio” is removed.')).toBeVisible();
  await expect(page.getByText('This page has no sections yet.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('core-site §3, Section: each card has image, title, content, button_text and button_url; edited inline', async ({
  author,
  page,
  visitor,
}) => {
  const made = await author.page();
  await author.section(made, {
    section_type: 'cards',
    title: 'Services',
    cards: JSON.stringify([{ title: 'Web', content: 'Sites.' }, { title: 'Gone' }]),
  });
  await page.goto(`/admin/pages/sections/${made.id}`);
  await page.getByRole('button', { name: 'Edit Services' }).click();
  await page.getByRole('button', { name: 'Remove card 2' }).click();
  await page.getByRole('button', { name: 'Add card' }).click();
  const second = page.getByRole('group', { name: 'Card 2' });
  await second.getByLabel('Title').fill('Mobile');
  await second.getByLabel('Text', { exact: true }).fill('Apps.');
  await second.getByLabel('Button text').fill('See the demos');
  await second.getByLabel('Button address').fill('/mobile-demos');
  await second.locator('input[type=file]').setInputFiles(picture('mobile.png'));
  await expect(preview(page).getByRole('heading', { name: 'Mobile' })).toBeVisible();
  await save(page);
  await expect(page.getByRole('button', { name: 'Edit Services' })).toBeFocused();

  await visitor.goto(`/page/${made.slug}`);
  const cards = visitor.getByRole('main').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(['Web', 'Mobile']);
  const link = visitor.getByRole('main').getByRole('link', { name: 'See the demos' });
  await expect(link).toHaveAttribute('href', '/mobile-demos');
  const { sections } = await author.request<PageDetail>('GET', `/pages/${made.id}/`);
  expect(sections[0]!.cards.map(({ title, content, image }) => [title, content, image !== null])).toEqual([
    ['Web', 'Sites.', false],
    ['Mobile', 'Apps.', true],
  ]);
});

test('issue 32.13: a new section is put between two others with two clicks and its title', async ({ author, page }) => {
  const made = await author.page();
  for (const title of ['One', 'Two']) await author.section(made, { section_type: 'text', title });
  await page.goto(`/admin/pages/sections/${made.id}`);
  await page.getByRole('button', { name: 'Insert a section before Two' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Between');
  await save(page);
  await expect(titles(page)).toHaveText(['One', 'Between', 'Two']);
  const { sections } = await author.request<PageDetail>('GET', `/pages/${made.id}/`);
  expect(sections.map(({ title }) => title)).toEqual(['One', 'Between', 'Two']);
});

test.describe('core-site §3, Reordering uses sections_order', () => {
  test('by drag, by keyboard with every step announced, by buttons; one call each', async ({ author, page }) => {
    const made = await author.page();
    for (const title of ['One', 'Two', 'Three']) await author.section(made, { section_type: 'text', title });
    const saved = async () =>
      (await author.request<PageDetail>('GET', `/pages/${made.id}/`)).sections.map(({ title }) => title);
    const orders: unknown[] = [];
    page.on('request', (request) => {
      const sent: { operationName?: string; variables?: unknown } =
        new URL(request.url()).pathname === '/graphql' ? request.postDataJSON() : {};
      if (sent.operationName === 'ReorderSections') orders.push(sent.variables);
    });
    await page.goto(`/admin/pages/sections/${made.id}`);
    await expect(titles(page)).toHaveText(['One', 'Two', 'Three']);

    await page.getByRole('button', { name: 'Move One', exact: true }).hover();
    await page.mouse.down();
    const to = (await page.getByRole('button', { name: 'Move Two', exact: true }).boundingBox())!;
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 });
    await page.mouse.up();
    await expect(titles(page)).toHaveText(['Two', 'One', 'Three']);
    await expect.poll(saved).toEqual(['Two', 'One', 'Three']);

    const said = (words: string, within?: number) =>
      expect(page.getByText(words, { exact: true }).first()).toBeAttached({ timeout: within });
    // What is lifted has to be measured before it can be moved, sooner than anybody presses the next key.
    const firstStep = (key: string, words: string) =>
      expect(async () => {
        await page.keyboard.press(key);
        await said(words, 3_000);
      }).toPass();
    await page.getByRole('button', { name: 'Move Three', exact: true }).focus();
    await page.keyboard.press('Space');
    await said('Three is lifted.');
    await firstStep('ArrowUp', 'Three is now number 2 of 3.');
    await page.keyboard.press('ArrowUp');
    await said('Three is now number 1 of 3.');
    await page.keyboard.press('Escape');
    await said('Three stays where it was.');
    await expect(titles(page)).toHaveText(['Two', 'One', 'Three']);
    await page.keyboard.press('Space');
    await said('Three is lifted.');
    await firstStep('ArrowUp', 'Three is now number 2 of 3.');
    await page.keyboard.press('Space');
    await expect.poll(saved).toEqual(['Two', 'Three', 'One']);
    await expect(page.getByRole('button', { name: 'Move Three', exact: true })).toBeFocused();

    // Twice at once is no second editor.
    const down = page.getByRole('button', { name: 'Move Two down' });
    await down.focus();
    for (const key of ['Enter', 'Enter'] as const) await page.keyboard.press(key);
    await expect(titles(page)).toHaveText(['Three', 'One', 'Two']);
    await expect.poll(saved).toEqual(['Three', 'One', 'Two']);
    await expect(page.getByText('Someone else has changed this page')).toHaveCount(0);
    await expect(down).toBeFocused(); // also now that it is the last
    expect(orders).toHaveLength(4);
    expect(orders[0]).toEqual({
      pageId: expect.any(String),
      sectionsOrder: expect.any(Array),
      revision: expect.any(Number),
    });
    await page.reload();
    await expect(titles(page)).toHaveText(['Three', 'One', 'Two']);
  });

  test('an order that does not match is refused: the page is shown as somebody else has left it', async ({
    author,
    page,
  }) => {
    const made = await author.page();
    for (const title of ['One', 'Two']) await author.section(made, { section_type: 'text', title });
    await page.goto(`/admin/pages/sections/${made.id}`);
    await expect(titles(page)).toHaveText(['One', 'Two']);
    await author.section(made, { section_type: 'text', title: 'Theirs' });
    await page.getByRole('button', { name: 'Move Two up' }).click();
    await expect(page.getByText('Someone else has changed this page. You now see the latest version.')).toBeVisible();
    await expect(titles(page)).toHaveText(['One', 'Two', 'Theirs']);
    await page.getByRole('button', { name: 'Move Two up' }).click();
    await expect(titles(page)).toHaveText(['Two', 'One', 'Theirs']);
  });

  test('a newer version is noticed while a section is edited, and nothing typed is lost', async ({ author, page }) => {
    const made = await author.page();
    await author.section(made, { section_type: 'text', title: 'One' });
    await page.goto(`/admin/pages/sections/${made.id}`);
    await page.getByRole('button', { name: 'Edit One' }).click();
    await page.getByLabel('Subtitle').fill('Mine');
    await author.section(made, { section_type: 'text', title: 'Theirs' });
    await save(page);
    await page.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(titles(page)).toHaveText(['One', 'Theirs']);
    await expect(preview(page).getByText('Mine')).toBeVisible();
  });
});

import type { Product } from '../support/product.ts';
import { quiet } from '../support/quiet.ts';
import { picture } from './support/files.ts';
import { cardOf, expect, save, test } from './support/test.ts';

/** What a visitor finds of a project in each public place. */
async function foundByVisitors(product: Product, { title, slug }: { title: string; slug: string }) {
  const gateway = product.address('gateway');
  const post = async (path: string, body: object): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(gateway + path, { method: 'POST', headers, body: JSON.stringify(body) })).text();
  };
  const places = {
    list: await (await fetch(`${gateway}/projects/?page_size=100`)).text(),
    featured: await (await fetch(`${gateway}/projects/?is_featured=true`)).text(),
    search: await (await fetch(`${gateway}/api/projects/?search=${encodeURIComponent(title)}`)).text(),
    detail: await (await fetch(`${gateway}/projects/${slug}/`)).text(),
    graphql: await post('/graphql', {
      query:
        'query ($slug: String!) { project(idOrSlug: $slug) { title } projects(pageSize: 100) { results { title } } }',
      variables: { slug },
    }),
    chatbot: await post('/chatbot/chat/', { message: `What is ${title}?`, session_id: `session_${slug}` }),
  };
  const quoted = JSON.stringify(title);
  return Object.fromEntries(Object.entries(places).map(([place, answer]) => [place, answer.includes(quoted)]));
}

test('a project from its first image to its deletion, as the owner and as visitors see it', async ({
  author,
  page,
  product,
  visitor,
}) => {
  const title = author.name('Meridian');

  await test.step('core-site §5: created with three images; §3: published and not featured by default', async () => {
    await page.goto('/admin/projects');
    await page.getByRole('button', { name: 'New project' }).click();
    await expect(page.getByLabel('Published')).toBeChecked();
    await expect(page.getByLabel('Featured')).not.toBeChecked();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Short description').fill('Charts of coasts.');
    await page.getByLabel('Full description').fill('First line.\nSecond line.');
    await page.getByLabel('Technologies').fill('Rust, WebAssembly, rust');
    await page.locator('input[name=images]').setInputFiles(['a.png', 'b.png', 'c.png'].map((name) => picture(name)));
    await expect(page.getByRole('list', { name: 'Images' }).getByRole('listitem')).toHaveCount(3);
    await save(page);
  });

  let slug = '';
  await test.step('drafts: publishing shows the public link, which shows it with its images', async () => {
    const notice = page.getByRole('status').filter({ hasText: `“${title}” is saved.` });
    await notice.getByRole('link', { name: 'View on the site' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    slug = (await author.request<{ results: { slug: string }[] }>('GET', `/projects/?search=${author.mark}`))
      .results[0]!.slug;

    await visitor.goto(`/projects/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'About This Project' }).locator('p')).toContainText([
      'First line.',
      'Second line.',
    ]);
    await expect(visitor.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['Rust', 'WebAssembly']);
    const images = visitor.getByRole('main').getByRole('img', { name: new RegExp(title) });
    await expect(images).toHaveCount(3);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect
      .poll(() => foundByVisitors(product, { title, slug }))
      .toEqual({
        list: true,
        featured: false,
        search: true,
        detail: true,
        graphql: true,
        chatbot: true,
      });
  });

  await test.step('edited and featured: Featured projects show on the home page (core-site §4)', async () => {
    await author.freePlace();
    await page.goto('/admin/projects');
    await cardOf(page, title).getByRole('button', { name: /^Edit/ }).click();
    await expect(page.getByLabel('Technologies')).toHaveValue('Rust, WebAssembly');
    await page.getByLabel('Short description').fill('Charts of every coast.');
    await page.getByLabel('Featured').check();
    await save(page);
    await expect(cardOf(page, title).getByText('Charts of every coast.')).toBeVisible();
    await expect(cardOf(page, title).getByText('Featured', { exact: true })).toBeVisible();

    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('unpublished in place: gone from every public place; its address still previews it for staff', async () => {
    await cardOf(page, title)
      .getByRole('switch', { name: /^Published/ })
      .click();
    await expect(cardOf(page, title).getByText('Draft', { exact: true })).toBeVisible();
    await expect.poll(async () => Object.values(await foundByVisitors(product, { title, slug }))).not.toContain(true);
    for (const path of ['/', '/projects', `/projects?search=${author.mark}`]) {
      await visitor.goto(path);
      await quiet(visitor);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visitor.getByText(title)).toHaveCount(0);
    }
    await visitor.goto(`/projects/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();

    await cardOf(page, title)
      .getByRole('link', { name: /^Preview/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  });

  await test.step('core-site §4, Delete: Delete, then Confirm or Cancel', async () => {
    await page.goto('/admin/projects');
    await cardOf(page, title).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('group', { name: `Delete project “${title}”?` });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await cardOf(page, title).getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`“${title}” is deleted.`)).toBeVisible();
    await expect(cardOf(page, title)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

import { alone, expect, test } from '../support/test.ts';
import { listed, type ListedProject } from './content.ts';

test.describe('core-site §2, /projects', () => {
  test('shows the published projects as cards that lead to /projects/{slug}', async ({ page, product }) => {
    const [first] = await listed<ListedProject>(product, '/projects/?page_size=12');
    await page.goto('/projects');

    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: first!.title, exact: true }) });
    await expect(card.getByText(first!.tags[0]!.name, { exact: true })).toBeVisible();
    await card.getByRole('link', { name: /Learn More/ }).click();

    await expect(page).toHaveURL(new RegExp(`/projects/${first!.slug}$`));
    await expect(page.getByRole('heading', { level: 1, name: first!.title })).toBeFocused();
  });

  test('a search box matching title or description, case-insensitive; kept in the address, also over a reload', async ({
    page,
    product,
  }) => {
    const projects = await listed<ListedProject>(product, '/projects/?page_size=100');
    const found = (words: string) =>
      projects.filter(({ title, description }) => `${title}\n${description}`.toUpperCase().includes(words));
    // Other tests' projects may be there meanwhile, and hold each other's titles.
    const wanted = projects.find(({ title }) => found(title.toUpperCase()).length === 1);
    const words = wanted!.title.toUpperCase();
    await page.goto('/projects');

    await page.getByRole('searchbox').fill(words);

    await expect(page.getByText('1 project', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: wanted!.title, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(words);
    await expect(page.getByText('1 project', { exact: true })).toBeVisible();
  });

  test('tag filter chips, multi-select toggle; back from a project finds them again', async ({ page, product }) => {
    const projects = await listed<ListedProject>(product, '/projects/?page_size=100');
    const tags = projects[0]!.tags.slice(0, 2);
    const fitting = projects.filter((project) => project.tags.some(({ id }) => tags.some((tag) => tag.id === id)));
    await page.goto('/projects');

    for (const { name } of tags) await page.getByRole('button', { name, exact: true }).click();

    await expect(page.getByText(new RegExp(`^${fitting.length} projects?$`))).toBeVisible();
    await page
      .getByRole('link', { name: /Learn More/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'About This Project' })).toBeVisible();
    await page.goBack();
    for (const { name } of tags) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(page.getByText(new RegExp(`^${fitting.length} projects?$`))).toBeVisible();
  });

  test("empty state 'No projects found matching your criteria.' with 'Clear filters and try again'", async ({
    page,
  }) => {
    await page.goto('/projects?search=nothing-is-called-this');
    await expect(page.getByText('No projects found matching your criteria.')).toBeVisible();

    await page.getByRole('button', { name: 'Clear filters and try again' }).click();

    await expect(page.getByRole('link', { name: /Learn More/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/projects$/);
  });
});

test('core-site §9: grid columns: 1, 2 or 3 by screen width', async ({ page }) => {
  await page.goto('/projects');
  const cards = page.getByRole('list').filter({ has: page.getByRole('article') });
  await expect(cards).toBeVisible();
  for (const [width, columns] of [
    [1280, 3],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => cards.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length))
      .toBe(columns);
  }
});

test.describe('core-site §2, /projects/{slug}', () => {
  test("title, tags, image, 'About This Project' and 'Project Links'", async ({ page, product }) => {
    const projects = await listed<ListedProject>(product, '/projects/?page_size=100');
    const project = projects.find(({ github_url: code, live_url: live }) => code && live)!;
    await page.goto(`/projects/${project.slug}`);

    await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(project.tags.length);
    const image = page.getByRole('img', { name: project.title, exact: true });
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const about = page.getByRole('region', { name: 'About This Project' });
    await expect(about.locator('p').first()).toHaveText(project.description.split('\n')[0]!);
    const links = page.getByRole('region', { name: 'Project Links' });
    await expect(links.getByRole('link', { name: /GitHub Repository/ })).toHaveAttribute('href', project.github_url);
    await expect(links.getByRole('link', { name: /Live Demo/ })).toHaveAttribute('href', project.live_url);
  });

  test('readings: the id leads to the same project; Back to Projects', async ({ page, product }) => {
    const [project] = await listed<ListedProject>(product, '/projects/');
    await page.goto(`/projects/${project!.id}`);
    await expect(page.getByRole('heading', { level: 1, name: project!.title })).toBeVisible();

    await page.getByRole('link', { name: 'Back to Projects' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  });

  test('quality: the buttons of a picture in large stay in their place, however long what is said of it is', async ({
    page,
  }) => {
    await page.goto('/projects/1');
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const next = dialog.getByRole('button', { name: 'Next picture' });
    const before = await next.boundingBox();
    const said = await dialog.getByRole('paragraph').innerText();
    await next.click();
    await expect(dialog.getByRole('paragraph')).not.toHaveText(said);
    expect(await next.boundingBox()).toEqual(before);
  });

  test("a 'Project not found' state", async ({ page }) => {
    await page.goto('/projects/no-such-project');
    await expect(page.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible();
  });
});

test(
  'core-site §4: a service that is away gives the message of §8, and a retry without reload',
  { tag: alone },
  async ({ page, product }) => {
    await product.stop('content');
    // Nobody has been at this address: of others the edge keeps what it has rendered before.
    await page.goto(`/projects?from=${Date.now()}`);
    await expect(page.getByText('Failed to load projects. Please try again later.')).toBeVisible();

    await product.start('content');
    // What failed tries again by itself, at once when the line is back.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));

    await expect(page.getByRole('link', { name: /Learn More/ }).first()).toBeVisible();
  },
);

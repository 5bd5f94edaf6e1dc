import { SaxesParser } from 'saxes';
import type { Product } from '../support/product.ts';
import { alone, expect, test } from '../support/test.ts';
import { listed, type ListedDemo, type ListedProject } from '../public/content.ts';

/** The document as a crawler gets it: no script runs. */
async function read(product: Product, path: string) {
  const answer = await fetch(product.address('edge') + path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const one = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: answer.status,
    html,
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    image: one(/<meta property="og:image" content="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    linked: one(/<script type="application\/ld\+json">([^<]*)<\/script>/),
  };
}

/** Everything between the elements called `name`. @throws when the text is not well-formed XML */
function texts(xml: string, name: string): string[] {
  const found: string[] = [];
  let within = false;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    within = tag.name === name;
    if (within) found.push('');
  });
  parser.on('text', (text) => {
    if (within) found.push(found.pop()! + text);
  });
  parser.on('closetag', () => {
    within = false;
  });
  parser.write(xml).close();
  return found;
}

const document = async (product: Product, path: string) => {
  const answer = await fetch(product.address('edge') + path);
  expect(answer.status).toBe(200);
  return answer.text();
};

test('found and shared: a project says what it is before any script runs', async ({ product }) => {
  const [project] = await listed<ListedProject>(product, '/projects/');
  const address = `${product.address('edge')}/projects/${project!.slug}`;
  await expect
    .poll(() => read(product, `/projects/${project!.slug}`))
    .toMatchObject({ status: 200, title: `${project!.title} · Portfolio`, canonical: address });

  const page = await read(product, `/projects/${project!.slug}`);
  expect(project!.description).toContain(page.description!.slice(0, 20));
  expect(JSON.parse(page.linked!)).toMatchObject({
    '@context': 'https://schema.org',
    name: project!.title,
    url: address,
  });
  const image = await fetch(page.image!);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('found and shared: demos and pages too; the id leads to the address with the slug', async ({ product }) => {
  const [[project], [demo]] = await Promise.all([
    listed<ListedProject>(product, '/projects/'),
    listed<ListedDemo>(product, '/mobile-demos/'),
  ]);
  const edge = product.address('edge');
  for (const [path, canonical] of [
    [`/projects/${project!.id}`, `${edge}/projects/${project!.slug}`],
    [`/mobile-demos/${demo!.id}`, `${edge}/mobile-demos/${demo!.slug}`],
    ['/page/about', `${edge}/page/about`],
    ['/?from=elsewhere', `${edge}/`],
  ]) {
    await expect.poll(() => read(product, path!)).toMatchObject({ status: 200, canonical });
  }
  const site = await fetch((await read(product, '/')).image!);
  expect([site.status, site.headers.get('content-type')]).toEqual([200, 'image/png']);
});

for (const path of [
  '/nothing-here',
  '/projects/no-such',
  '/projects/999999',
  '/mobile-demos/no-such',
  '/page/no-such',
]) {
  test(`found and shared: ${path} is 404`, async ({ product }) => {
    await expect
      .poll(() => read(product, path))
      .toMatchObject({ status: 404, robots: 'noindex', canonical: undefined });
  });
}

test('while the content service is away, a page is neither missing nor broken', { tag: alone }, async ({ product }) => {
  await product.stop('content');
  expect(await read(product, '/projects/never-asked-before')).toMatchObject({ status: 200, title: 'Portfolio' });
});

test('robots.txt names the sitemap, which lists every public address and whose every address is there', async ({
  product,
}) => {
  const edge = product.address('edge');
  const robots = await document(product, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${edge}/sitemap.xml`);
  for (const path of ['/admin', '/planner', '/dashboard', '/login', '/patreon', '/oauth-callback']) {
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
  const addresses = texts(await document(product, '/sitemap.xml'), 'loc');
  const projects = await listed<ListedProject>(product, '/projects/?page_size=100');
  for (const path of ['', ...projects.map(({ slug }) => `projects/${slug}`), 'mobile-demos', 'page/about']) {
    expect(addresses).toContain(`${edge}/${path}`);
  }
  for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
});

test('feed.xml is named by every document and holds projects and pages', async ({ product }) => {
  expect((await read(product, '/')).html).toContain('type="application/atom+xml"');
  const feed = await document(product, '/feed.xml');
  const [project] = await listed<ListedProject>(product, '/projects/');
  expect(texts(feed, 'title')).toContain(project!.title);
  expect(texts(feed, 'id')).toContain(`${product.address('edge')}/page/about`);
});

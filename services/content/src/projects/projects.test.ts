import { actors, countStatements } from '@portfolio/testkit';
import { startContent, type TestContent } from '../../test/content.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startContent();
  await content.sql(`
    INSERT INTO media_file (hash, kind, bytes, width, height, widths)
      VALUES (repeat('a', 64), 'image', 10, 1200, 800, '{480,960,1200}');
    INSERT INTO tag (id, name) VALUES (1, 'React'), (2, 'Go'), (3, 'secret');
    INSERT INTO project (id, slug, title, description, long_description, is_featured, is_published, created_at) VALUES
      (1, 'shop', 'Shop', 'Sells tea by the gram', 'Long shop', true, true, '2026-01-01Z'),
      (2, 'maps', 'Maps', 'Draws routes; 100% offline', 'Long maps', false, true, '2026-01-02Z'),
      (3, 'eclair', 'ÉCLAIR', 'Tea and cake', 'Long cake', false, true, '2026-01-03Z'),
      (4, 'draft', 'Draft shop', 'Not yet', 'Long draft', true, false, '2026-01-04Z');
    INSERT INTO project_tag VALUES (1, 2, 1), (1, 1, 0), (2, 2, 0), (4, 3, 0);
    INSERT INTO project_image VALUES (1, 0, repeat('a', 64)), (4, 0, repeat('a', 64));
  `);
});
afterAll(() => content.close());

const slugs = async (query: string, api = content.rest) => {
  const { status, body } = await api.get(`/projects/${query}`);
  expect(status).toBe(200);
  return body.results.map(({ slug }: { slug: string }) => slug);
};

describe('GET /projects/', () => {
  test('answers the page with image, tags and links, newest first', async () => {
    const { body, headers } = await content.rest.get('/projects/?page_size=1&page=3');
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toEqual({
      count: 3,
      next: null,
      previous: `${content.url}/projects/?page_size=1&page=2`,
      results: [
        {
          id: 1,
          slug: 'shop',
          title: 'Shop',
          description: 'Sells tea by the gram',
          image: `/media/${'a'.repeat(64)}-1200.webp`,
          image_set: {
            url: `/media/${'a'.repeat(64)}-1200.webp`,
            width: 1200,
            height: 800,
            avif_srcset: [480, 960, 1200].map((w) => `/media/${'a'.repeat(64)}-${w}.avif ${w}w`).join(', '),
            webp_srcset: [480, 960, 1200].map((w) => `/media/${'a'.repeat(64)}-${w}.webp ${w}w`).join(', '),
          },
          tags: [
            { id: 1, name: 'React' },
            { id: 2, name: 'Go' },
          ],
          is_featured: true,
          is_published: true,
          featured_order: 1,
          github_url: '',
          live_url: '',
          revision: 1,
          created_at: '2026-01-01T00:00:00.000Z',
          updated_at: expect.stringMatching(/Z$/),
        },
      ],
    });
  });

  test('core-site.md §4, Publication: drafts are visible only to staff and superusers', async () => {
    const published = ['eclair', 'maps', 'shop'];
    expect(await slugs('')).toEqual(published);
    expect(await slugs('', content.as(actors.manager))).toEqual(published);
    expect(await slugs('', content.as(actors.patron))).toEqual(published);
    expect(await slugs('', content.as(actors.staff))).toEqual(['draft', ...published]);
    expect(await slugs('', content.as(actors.superuser))).toEqual(['draft', ...published]);
  });

  test.each([
    ['sho', ['shop']],
    ['TEA', ['eclair', 'shop']],
    ['tea cake', ['eclair']],
    ['éclair', ['eclair']],
    ['100%', ['maps']],
    ['%', ['maps']],
    ['_', []],
    ["'; DROP TABLE project; --", []],
  ])('core-site.md §2, /projects: the search %j finds every term in title or description', async (search, found) => {
    expect(await slugs(`?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  test.each([
    ['tags=1', ['shop']],
    ['tags=1,2', ['maps', 'shop']],
    ['tags=1&tags=2', ['maps', 'shop']],
    ['tags=3', []],
    ['tags=', ['eclair', 'maps', 'shop']],
    ['tags=2&search=routes', ['maps']],
    ['is_featured=true', ['shop']],
    ['is_featured=false', ['eclair', 'maps']],
    ['ordering=title', ['maps', 'shop', 'eclair']],
    ['ordering=-created_at&limit=1', ['eclair']],
    ['ordering=password', ['eclair', 'maps', 'shop']],
  ])('?%s', async (query, found) => {
    expect(await slugs(`?${query}`)).toEqual(found);
  });

  test.each(['page=2', 'page=0', 'page=x'])('?%s is no page', async (query) => {
    const { status, body } = await content.rest.get(`/projects/?${query}`);
    expect([status, body]).toEqual([404, { detail: 'Invalid page.' }]);
  });

  test('a tag that is no id is refused', async () => {
    const { status, body } = await content.rest.get('/projects/?tags=x');
    expect([status, body]).toEqual([400, { tags: { 0: ['A valid integer is required.'] } }]);
  });
});

describe('GET /projects/{id-or-slug}/', () => {
  test.each(['shop', '1'])('answers %s whole', async (key) => {
    const { status, body } = await content.rest.get(`/projects/${key}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 1, slug: 'shop', long_description: 'Long shop', technologies: ['React', 'Go'] });
    expect(body.images).toEqual([expect.objectContaining({ id: 'a'.repeat(64), width: 1200, height: 800 })]);
  });

  test.each(['nothing', '99', '99999999999', 'draft', '4', '%00'])('%s is not found by a visitor', async (key) => {
    const { status, body } = await content.rest.get(`/projects/${key}/`);
    expect([status, body]).toEqual([404, { detail: 'Not found.' }]);
  });

  test('an administrator previews a draft; its image needs the grant in its address', async () => {
    const { status, body } = await content.as(actors.staff).get('/projects/draft');
    expect([status, body.is_published]).toEqual([200, false]);
    expect(body.image).toMatch(/\.webp\?access=\d+\.[\w-]+$/);
  });
});

describe('GET /projects/tags/', () => {
  test('lists tags of published projects by name; all of them to administrators', async () => {
    const { body } = await content.rest.get('/projects/tags/');
    expect(body).toEqual({
      count: 2,
      next: null,
      previous: null,
      results: [
        { id: 2, name: 'Go' },
        { id: 1, name: 'React' },
      ],
    });
    expect((await content.as(actors.staff).get('/projects/tags')).body.count).toBe(3);
  });
});

describe('GraphQL', () => {
  const list = `query ($search: String, $tags: [ID!], $isFeatured: Boolean, $page: Int, $pageSize: Int, $ordering: String) {
    projects(search: $search, tags: $tags, isFeatured: $isFeatured, page: $page, pageSize: $pageSize, ordering: $ordering) {
      count
      results { id slug isPublished longDescription tags { id name } image { url width height } images { id } }
    }
  }`;

  test('projects filters, orders and pages as REST does', async () => {
    const { data, errors } = await content.graphql(list, { tags: ['2'], ordering: '-createdAt', pageSize: 1, page: 2 });
    expect(errors).toBeUndefined();
    expect(data.projects).toEqual({
      count: 2,
      results: [
        {
          id: '1',
          slug: 'shop',
          isPublished: true,
          longDescription: 'Long shop',
          tags: [
            { id: '1', name: 'React' },
            { id: '2', name: 'Go' },
          ],
          image: { url: `/media/${'a'.repeat(64)}-1200.webp`, width: 1200, height: 800 },
          images: [{ id: 'a'.repeat(64) }],
        },
      ],
    });
  });

  test('drafts only for who manages content', async () => {
    expect((await content.graphql(list, { isFeatured: true })).data.projects.count).toBe(1);
    expect((await content.graphqlAs(actors.staff)(list, { isFeatured: true })).data.projects.count).toBe(2);
  });

  test('project by id or slug, null for what is not there or not to be seen', async () => {
    const query =
      '{ a: project(idOrSlug: "shop") { id } b: project(idOrSlug: "2") { slug longDescription } c: project(idOrSlug: "draft") { id } }';
    const { data } = await content.graphql(query);
    expect(data).toEqual({ a: { id: '1' }, b: { slug: 'maps', longDescription: 'Long maps' }, c: null });
  });

  test('tags', async () => {
    expect((await content.graphql('{ tags { name } }')).data).toEqual({ tags: [{ name: 'Go' }, { name: 'React' }] });
  });

  test('a bad tag id is reported under its argument', async () => {
    const { errors } = await content.graphql(list, { tags: ['x'] });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { tags: { 0: ['A valid integer is required.'] } },
    });
  });

  test('a reference from another service shows no draft', async () => {
    const entities = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Project { slug } } }`;
    const r = [1, 4].map((id) => ({ __typename: 'Project', id: String(id) }));
    const referred = async (graphql: typeof content.graphql) => Object.values((await graphql(entities, { r })).data)[0];
    expect(await referred(content.graphql)).toEqual([{ slug: 'shop' }, null]);
    expect(await referred(content.graphqlAs(actors.staff))).toEqual([{ slug: 'shop' }, { slug: 'draft' }]);
  });
});

// What a visitor asks most: a statement more for a request is a decision, not an accident.
test.each([
  ['/projects/', 2],
  ['/projects/?search=tea&tags=1,2&page=last', 2],
  ['/projects/shop/', 1],
  ['/projects/tags/', 2],
  ['/mobile-demos/', 2],
  ['/pages/', 2],
  ['/pages/by-slug/about/', 1],
  ['/site/menu/', 1],
  // Who made it, and what is translated of it, too.
  ['/site/about/?path=/projects/shop', 3],
])('statements of %s: %i', async (path, most) => {
  expect(await countStatements(() => content.rest.get(path))).toBe(most);
});

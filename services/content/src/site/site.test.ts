import { actors } from '@portfolio/testkit';
import sharp from 'sharp';
import { addressesPerPage, siteAbout, siteAddresses, siteMenu, siteNews } from '@portfolio/contracts/site';
import { startContent, type TestContent } from '../../test/content.ts';
import { form, picture } from '../../test/files.ts';
import { translate } from '../../test/translate.ts';
import { shorten } from './shorten.ts';

let content: TestContent;
const origin = 'https://site.example';
const hash = 'a'.repeat(64);
const hostile = `</script><b>"'&\u2028`;

beforeAll(async () => {
  content = await startContent({ PUBLIC_ORIGIN: origin });
  await content.sql(
    `INSERT INTO project (id, slug, title, description, long_description, github_url, live_url, is_published, created_at,
        updated_at) VALUES
      (1, 'shop', 'Shop', $1, 'Long', 'https://code.example/shop', 'https://shop.example', true, '2026-01-01Z', '2026-02-01Z'),
      (2, 'secret', 'Secret draft', 'Not yet', 'Long', '', '', false, '2026-01-02Z', '2026-02-02Z'),
      (3, 'plain', $2, 'Plain', 'Long', '', '', true, '2026-01-03Z', '2026-02-03Z')`,
    [`Sells tea.\n${'word '.repeat(20_000)}`, hostile],
  );
  await content.sql(`
    INSERT INTO media_file (hash, kind, bytes, width, height, widths) VALUES
      ('${hash}', 'image', 10, 1200, 800, '{480,1200}'), (repeat('b', 64), 'apk', 10, NULL, NULL, NULL);
    INSERT INTO tag (id, name) VALUES (1, 'Go'), (2, 'hidden');
    INSERT INTO project_tag VALUES (1, 1, 0), (2, 2, 0);
    INSERT INTO project_image VALUES (1, 0, '${hash}'), (2, 0, '${hash}');
    INSERT INTO operating_system (id, name) VALUES (1, 'Android');
    INSERT INTO mobile_demo (id, slug, title, description, features, version, apk_hash, image_hash, is_published, created_at,
        updated_at) VALUES
      (1, 'rover', 'Rover', 'Drives', 'Wheels', '1.2', repeat('b', 64), '${hash}', true, '2026-01-04Z', '2026-02-04Z'),
      (2, 'hidden-app', 'Hidden app', 'x', 'x', '1', repeat('b', 64), NULL, false, '2026-01-04Z', '2026-02-04Z');
    INSERT INTO mobile_demo_operating_system VALUES (1, 1, 0);
    INSERT INTO page (id, slug, title, description, is_published, created_at, updated_at) VALUES
      (1, 'about', 'About', '', true, '2026-01-05Z', '2026-02-05Z'),
      (2, 'hidden-page', 'Hidden page', 'x', false, '2026-01-06Z', '2026-02-06Z');
    INSERT INTO section (page_id, position, section_type, content) VALUES (1, 0, 'text', 'Who we are');
    INSERT INTO blog_post (id, slug, title, content) VALUES (1, 'for-patrons', 'For patrons', 'Patron text');
    -- Calls make items of their own behind these.
    SELECT setval(pg_get_serial_sequence(name, 'id'), 20000) FROM unnest('{project,page,tag}'::text[]) AS name;
  `);
});
afterAll(() => content.close());

const about = async (path: string, api = content.rest) => {
  const { status, body } = await api.get(`/site/about/?path=${encodeURIComponent(path)}`);
  expect(status).toBe(200);
  return siteAbout.parse(body);
};

describe('GET /site/about/', () => {
  test('describes a project, with JSON-LD of absolute addresses', async () => {
    const description = expect.stringMatching(/^Sells tea\. word .{150,180} word…$/);
    expect(await about('/projects/shop')).toEqual({
      found: true,
      path: '/projects/shop',
      moved: false,
      title: 'Shop',
      description,
      language: 'en',
      translated_in: [],
      image: { url: `/media/${hash}-1200.webp`, width: 1200, height: 800 },
      published_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-02-01T00:00:00.000Z',
      json_ld: {
        '@context': 'https://schema.org',
        '@type': 'SoftwareSourceCode',
        name: 'Shop',
        description,
        inLanguage: 'en',
        url: `${origin}/projects/shop`,
        image: `${origin}/media/${hash}-1200.webp`,
        datePublished: '2026-01-01T00:00:00.000Z',
        dateModified: '2026-02-01T00:00:00.000Z',
        keywords: ['Go'],
        codeRepository: 'https://code.example/shop',
        sameAs: 'https://shop.example',
      },
    });
  });

  test('a project without public code is a work; what it lacks is left out, what it says is data', async () => {
    expect(await about('/projects/plain')).toMatchObject({
      title: hostile,
      json_ld: { '@type': 'CreativeWork', name: hostile },
    });
    expect((await content.rest.get('/site/about/?path=/projects/plain')).body.json_ld).not.toHaveProperty('sameAs');
  });

  test('describes a demo as the app that it is', async () => {
    expect(await about('/mobile-demos/rover')).toMatchObject({
      path: '/mobile-demos/rover',
      json_ld: {
        '@type': 'MobileApplication',
        operatingSystem: 'Android',
        softwareVersion: '1.2',
        downloadUrl: [`${origin}/media/${'b'.repeat(64)}.apk`],
      },
    });
  });

  test('a page without a description is told by its first words', async () => {
    expect(await about('/page/about')).toMatchObject({
      path: '/page/about',
      title: 'About',
      description: 'Who we are',
    });
  });

  test.each(['/projects/1', '/projects/shop/', '/projects/sh%6Fp'])(
    'readings: %s is the project too, and its one address has the slug',
    async (path) => expect(await about(path)).toMatchObject({ found: true, path: '/projects/shop' }),
  );

  test.each([
    '/projects/nothing',
    '/projects/99999999999',
    '/projects/%E0%A4%A',
    '/projects/shop/more',
    '/projects',
    '/page/1',
    '/elsewhere/shop',
    "/projects/'--",
    '',
  ])('nothing is at %j', async (path) => expect(await about(path)).toEqual({ found: false }));

  test.each([
    '/projects/secret',
    '/projects/2',
    '/mobile-demos/hidden-app',
    '/page/hidden-page',
    '/patron-blog/for-patrons',
    '/patron-blog/1',
  ])('readings, Drafts and patron posts must not leak: nothing is at %s, for an administrator either', async (path) => {
    expect(await about(path)).toEqual({ found: false });
    expect(await about(path, content.as(actors.staff))).toEqual({ found: false });
  });

  test('a path is needed', async () => {
    expect((await content.rest.get('/site/about/')).status).toBe(400);
  });
});

test('what is translated is told in each language, and has an address in those that have all of it', async () => {
  const staff = content.as(actors.staff);
  const words = { title: 'Harbour', slug: 'harbour', description: 'Ships come in' };
  const { body: page } = await staff.post('/pages/', words);
  const say = (language: string, by: Record<string, string>) => translate(staff, `/pages/${page.id}/`, language, by);
  const inLanguage = async (language: string) =>
    siteAbout.parse((await content.rest.get(`/site/about/?path=/page/harbour&language=${language}`)).body);
  try {
    await say('fr', { title: 'Le port', description: 'Des bateaux arrivent' });
    await say('es', { title: 'Puerto' });
    expect(await inLanguage('fr')).toMatchObject({
      title: 'Le port',
      description: 'Des bateaux arrivent',
      language: 'fr',
      translated_in: ['fr'],
      image: { url: expect.stringMatching(/harbour\.png\?v=[0-9a-f]{8}&language=fr$/) },
      json_ld: { name: 'Le port', inLanguage: 'fr', url: `${origin}/page/harbour?lang=fr` },
    });
    expect(await inLanguage('es')).toMatchObject({
      title: 'Puerto',
      language: 'en',
      json_ld: { inLanguage: 'en', url: `${origin}/page/harbour` },
    });
    const place = expect.objectContaining({ path: '/page/harbour', translated_in: ['fr'] });
    expect((await content.rest.get('/site/addresses/')).body.results).toContainEqual(place);
    const [french, original] = await Promise.all(
      ['?language=fr', ''].map(async (query) => {
        const answer = await fetch(`${content.url}/media/share/page/harbour.png${query}`);
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    expect(french!.equals(original!)).toBe(false);

    // Written anew, it is not all there in French any more.
    await staff.patch(`/pages/${page.id}/`, { description: 'Ships leave' });
    expect(await inLanguage('fr')).toMatchObject({ title: 'Le port', description: 'Ships leave', translated_in: [] });
  } finally {
    await staff.delete(`/pages/${page.id}/`);
  }
});

describe('a link preview of what has no picture', () => {
  const titled = async (title: string) => {
    await content.sql('UPDATE page SET title = $1 WHERE id = 1', [title]);
    return (await about('/page/about')) as { image: { url: string; width: number; height: number } | null };
  };

  test('shows its title, drawn; another title has another address', async () => {
    const { image } = await titled('About <us> & "you"\u2028');
    expect(image).toMatchObject({ width: 1200, height: 630 });
    expect(image!.url).toMatch(/^\/media\/share\/page\/about\.png\?v=[0-9a-f]{8}$/);
    const answer = await fetch(content.url + image!.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const shown = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await shown.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // The title is there: bright on dark.
    const { channels } = await shown.extract({ left: 80, top: 150, width: 400, height: 90 }).stats();
    expect(channels[0]!.max).toBeGreaterThan(200);
    expect((await titled('About')).image!.url).not.toBe(image!.url);
  });

  test('however long it is', async () => {
    const { image } = await titled('W'.repeat(200));
    expect((await fetch(content.url + image!.url)).status).toBe(200);
  });

  test.each(['日本', 'Ship it 🚀'])('letters that the typeface lacks are not drawn: %s', async (title) => {
    expect((await titled(title)).image).toBeNull();
    expect((await content.rest.get('/media/share/page/about.png')).status).toBe(404);
    await titled('About');
  });

  test.each([
    'page/hidden-page.png',
    'projects/secret.png',
    'page/nothing.png',
    'elsewhere/about.png',
    'page/about.svg',
  ])('readings, Drafts must not leak: there is none at %s, for an administrator either', async (file) => {
    expect((await content.as(actors.staff).get(`/media/share/${file}`)).status).toBe(404);
  });
});

describe('GET /site/addresses/', () => {
  test('readings: everything published, and neither drafts nor patron posts, whoever asks', async () => {
    for (const api of [content.rest, content.as(actors.staff)]) {
      const { body } = await api.get('/site/addresses/');
      expect(siteAddresses.parse(body)).toEqual({
        pages: 1,
        results: [
          { path: '/projects/shop', updated_at: '2026-02-01T00:00:00.000Z' },
          { path: '/projects/plain', updated_at: '2026-02-03T00:00:00.000Z' },
          { path: '/mobile-demos/rover', updated_at: '2026-02-04T00:00:00.000Z' },
          { path: '/page/about', updated_at: '2026-02-05T00:00:00.000Z' },
        ].map((place) => ({ ...place, translated_in: [] })),
      });
    }
  });

  test('comes in several answers when there is more than one sitemap holds', async () => {
    await content.sql(
      `INSERT INTO page (id, slug, title) SELECT 100 + n, 'many-' || n, 'Many' FROM generate_series(1, $1) n`,
      [addressesPerPage],
    );
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(async (page) =>
        siteAddresses.parse((await content.rest.get(`/site/addresses/?page=${page}`)).body),
      ),
    );
    await content.sql(`DELETE FROM page WHERE slug LIKE 'many-%'`);
    expect([first!.pages, first!.results.length, second!.results.length]).toEqual([2, addressesPerPage, 4]);
    expect(new Set([...first!.results, ...second!.results].map(({ path }) => path)).size).toBe(addressesPerPage + 4);
    expect(third!.results).toEqual([]);
  });
});

test('GET /site/news/: published projects and pages, newest first, and no draft, patron post or hidden tag', async () => {
  const { body } = await content.as(actors.staff).get('/site/news/');
  const { results } = siteNews.parse(body);
  expect(results.map(({ path }) => path)).toEqual(['/page/about', '/projects/plain', '/projects/shop']);
  expect(results[2]).toMatchObject({ title: 'Shop', tags: ['Go'], published_at: '2026-01-01T00:00:00.000Z' });
  expect(results[0]!.parts).toEqual([
    { title: '', text: '' },
    { title: '', text: 'Who we are' },
  ]);
  expect(results[1]!.parts.map(({ text }) => text)).toEqual(['Plain', 'Long']);
  expect(results[2]!.parts[0]!.text.length).toBeGreaterThan(50_000);
  expect(results[2]!.summary.length).toBeLessThanOrEqual(500);
});

describe('an address that an item had before', () => {
  const staff = () => content.as(actors.staff);
  const slugOf = async (path: string) => (await content.rest.get(path)).body.slug as string;

  test('leads to a renamed page at once, however often it was renamed, and never round in a circle', async () => {
    const { body: page } = await staff().post('/pages/', { title: 'Team', slug: 'team' });
    const rename = (slug: string) => staff().patch(`/pages/${page.id}/`, { slug });
    await rename('crew');
    await rename('people');
    for (const former of ['team', 'crew']) {
      expect(await about(`/page/${former}`)).toMatchObject({ found: true, path: '/page/people', moved: true });
      expect(await slugOf(`/pages/by-slug/${former}/`)).toBe('people');
    }
    await rename('team');
    expect(await about('/page/team')).toMatchObject({ path: '/page/team', moved: false });
    expect(await about('/page/people')).toMatchObject({ path: '/page/team', moved: true });
  });

  test('leads nowhere while the page is a draft, and to another page once that is called so', async () => {
    const { body: page } = await staff().post('/pages/', { title: 'Jobs', slug: 'jobs' });
    await staff().patch(`/pages/${page.id}/`, { slug: 'careers', is_published: false });
    expect(await about('/page/jobs')).toEqual({ found: false });
    expect((await content.rest.get('/pages/by-slug/jobs/')).status).toBe(404);
    await staff().post('/pages/', { title: 'Jobs again', slug: 'jobs' });
    expect(await about('/page/jobs')).toMatchObject({ title: 'Jobs again', moved: false });
    await staff().delete(`/pages/${page.id}/`);
    expect(await content.sql(`SELECT FROM page_former_slug WHERE slug = 'jobs'`)).toEqual([]);
  });

  test('leads to a renamed project, whose address follows its title; no new project takes it', async () => {
    const words = { description: 'd', long_description: 'l', technologies: ['Go'] };
    const create = async (title: string) =>
      (await staff().post('/projects/', form({ ...words, title, images: await picture(1) }))).body;
    const { id } = await create('Ferry');
    const rename = async (title: string) => (await staff().patch(`/projects/${id}/`, { title })).body.slug;
    expect(await rename('Canal')).toBe('canal');
    expect(await slugOf('/projects/ferry/')).toBe('canal');
    expect(await about('/projects/ferry')).toMatchObject({ path: '/projects/canal', moved: true });
    expect(await about(`/projects/${id}`)).toMatchObject({ path: '/projects/canal', moved: false });
    expect((await create('Ferry')).slug).toBe('ferry-2');
    expect(await rename('Ferry')).toBe('ferry');
  });
});

describe('GET /site/owner/', () => {
  const staff = () => content.as(actors.staff);
  const links = [{ label: 'Code', url: 'https://code.example/ada' }];
  const said = {
    name: 'Ada Byron',
    headline: 'Writes programs.',
    availability: 'limited',
    availability_note: 'From May',
  };
  const read = async () => (await content.rest.get('/site/owner/')).body;

  test('nobody is told of while there is no name', async () => {
    expect(await read()).toMatchObject({ name: '', availability: 'unsaid', links: [], image: null, json_ld: null });
    expect(await about('/projects/shop')).not.toHaveProperty('json_ld.author');
  });

  test('every field is kept, and told to search engines as a person, the author of all', async () => {
    const sent = form({ ...said, links: JSON.stringify(links), about_page_id: '1', image: await picture(77) });
    const { status, body, headers } = await staff().patch('/site/owner/', sent);
    expect([status, headers.get('etag')]).toEqual([200, `"${body.revision}"`]);
    const owner = await read();
    expect(owner).toEqual(body);
    expect(owner).toMatchObject({ ...said, links, about_page_id: 1, about_path: '/page/about' });
    expect(owner.json_ld).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': `${origin}/#owner`,
      name: said.name,
      description: said.headline,
      url: `${origin}/page/about`,
      image: origin + owner.image,
      sameAs: [links[0]!.url],
    });
    expect((await content.rest.get(owner.image)).status).toBe(200);
    const author = { '@type': 'Person', '@id': `${origin}/#owner`, name: said.name, url: `${origin}/page/about` };
    expect(await about('/projects/shop')).toMatchObject({ json_ld: { author } });
    expect(await about('/page/about')).toMatchObject({
      json_ld: { '@type': 'ProfilePage', mainEntity: { name: said.name } },
    });
  });

  test('what is sent alone changes alone; the picture goes when it is taken away, and is nobody’s without a name', async () => {
    const { image } = await read();
    expect((await staff().patch('/site/owner/', { name: '' })).body).toMatchObject({ headline: said.headline, links });
    expect((await content.rest.get(image)).status).toBe(404);
    expect((await staff().patch('/site/owner/', { remove_image: true, about_page_id: null })).body).toMatchObject({
      image: null,
      about_page_id: null,
      about_path: null,
    });
  });

  test('a page that is a draft is not told of; a newer version is not overwritten', async () => {
    const { body } = await staff().patch('/site/owner/', { about_page_id: 2 });
    expect(body).toMatchObject({ about_page_id: 2, about_path: null });
    const late = await staff().patch('/site/owner/', { name: 'Late' }, { 'if-match': `"${body.revision - 1}"` });
    expect([late.status, late.body.revision]).toEqual([409, body.revision]);
    expect((await staff().patch('/site/owner/', { about_page_id: 999_999 })).body).toHaveProperty('about_page_id');
  });
});

test('GET /site/menu/: published pages of header and footer in order, each by its name in a language or its title', async () => {
  const staff = content.as(actors.staff);
  const add = (slug: string, more: object) => staff.post('/pages/', { title: slug, slug, ...more });
  await add('imprint', { menu: 'footer', menu_order: 2, menu_title_fr: 'Mentions légales' });
  await add('press', { menu: 'footer', menu_order: 1 });
  await add('offers', { menu: 'header' });
  await add('coming', { menu: 'header', is_published: false });
  const { body } = await staff.get('/site/menu/');
  const labels = (en: string, fr = en) => ({ en, es: en, fr });
  expect(siteMenu.parse(body).results).toEqual([
    { path: '/page/press', place: 'footer', labels: labels('press') },
    { path: '/page/imprint', place: 'footer', labels: labels('imprint', 'Mentions légales') },
    { path: '/page/offers', place: 'header', labels: labels('offers') },
  ]);
});

test.each([
  ['short \n text', 'short text'],
  ['twelve chars', 'twelve chars'],
  ['several words here', 'several…'],
  ['oneverylongword', 'oneverylong…'],
  ['abcdefghij😀😀', 'abcdefghij…'],
])('%j in twelve characters is %j', (text, short) => expect(shorten(text, 12)).toBe(short));

import type { SiteOwner } from '@portfolio/contracts/content';
import type { SiteAbout, SiteMenu } from '@portfolio/contracts/site';
import { JSDOM } from 'jsdom';
import { startTestEdge, type TestEdge } from '../test/edge.ts';

const hostile = `</script></title>"'><b>&\u2028 x`;
const shop: Extract<SiteAbout, { found: true }> = {
  found: true,
  path: '/projects/shop',
  moved: false,
  title: 'Shop',
  description: 'Sells tea',
  language: 'en',
  translated_in: [],
  image: { url: '/media/a-1200.webp', width: 1200, height: 800 },
  published_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-02-01T00:00:00.000Z',
  json_ld: { '@type': 'SoftwareSourceCode', name: 'Shop' },
};
/** As content tells of it in French. */
const boutique: SiteAbout = { ...shop, title: 'La boutique', language: 'fr', translated_in: ['fr'] };
const items: Record<string, SiteAbout> = {
  '/projects/boutique': { ...shop, path: '/projects/boutique', translated_in: ['fr'] },
  'fr /projects/boutique': { ...boutique, path: '/projects/boutique' },

  '/projects/shop': shop,
  '/projects/shop/': shop,
  '/projects/7': shop,
  '/projects/stall': { ...shop, moved: true },
  '/projects/hostile': {
    ...shop,
    path: '/projects/hostile',
    title: hostile,
    description: hostile,
    image: null,
    json_ld: { name: hostile },
  },
};

const menu: SiteMenu = {
  results: [{ path: '/page/about', place: 'footer', labels: { en: hostile, es: 'Acerca de', fr: 'À propos' } }],
};

/** As content answers it of who is named, and of nobody. */
const anOwner = (name: string): SiteOwner => ({
  id: 1,
  name,
  headline: '',
  availability: 'unsaid',
  availability_note: '',
  links: [],
  about_page_id: null,
  about_path: null,
  image: null,
  image_set: null,
  revision: 1,
  updated_at: '2026-02-01T00:00:00.000Z',
  json_ld: name ? { '@type': 'Person', name } : null,
});

let owner: SiteOwner;
let edge: TestEdge;
beforeEach(async () => {
  owner = anOwner('');
  edge = await startTestEdge({ PUBLIC_ORIGIN: 'https://site.example' });
  edge.gateway.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://gateway');
    if (pathname === '/api/site/menu/') return void response.end(JSON.stringify(menu));
    if (pathname === '/api/site/owner/')
      return void response.end(JSON.stringify(searchParams.get('language') === 'fr' ? anOwner('Adèle') : owner));
    const path = searchParams.get('path')!;
    response.end(JSON.stringify(items[`${searchParams.get('language')} ${path}`] ?? items[path] ?? { found: false }));
  };
});
afterEach(() => edge.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(edge.url + path, { headers });
  const { document } = new JSDOM(await answer.text()).window;
  const one = (selector: string, attribute: string) => document.querySelector(selector)?.getAttribute(attribute);
  return {
    answer,
    document,
    status: answer.status,
    title: document.title,
    description: one('meta[name="description"]', 'content'),
    canonical: one('link[rel="canonical"]', 'href'),
    alternates: [...document.querySelectorAll('link[hreflang]')].map((link) =>
      ['hreflang', 'href'].map((name) => link.getAttribute(name)),
    ),
    robots: one('meta[name="robots"]', 'content'),
    property: (name: string) => one(`meta[property="${name}"]`, 'content'),
    linked: [...document.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent),
  };
};

describe('readings, found and shared: what the document says before any script runs', () => {
  test('of a project: its own words, one address, image and linked data', async () => {
    const page = await get('/projects/shop');
    expect(page).toMatchObject({
      status: 200,
      title: 'Shop · Portfolio',
      description: 'Sells tea',
      canonical: 'https://site.example/projects/shop',
      robots: undefined,
      linked: ['{"@type":"SoftwareSourceCode","name":"Shop"}'],
    });
    expect(page.property('og:title')).toBe('Shop');
    expect(page.property('og:type')).toBe('article');
    expect(page.property('og:url')).toBe('https://site.example/projects/shop');
    expect(page.property('og:image')).toBe('https://site.example/media/a-1200.webp');
    expect(page.property('og:image:width')).toBe('1200');
    expect(page.property('og:locale')).toBe('en_US');
    expect(page.document.querySelectorAll('title, meta[name="description"], meta[property="og:image"]')).toHaveLength(
      3,
    );
  });

  test.each(['/projects/7', '/projects/shop/', '/projects/shop?x=1'])(
    '%s has the address with the slug',
    async (path) =>
      expect(await get(path)).toMatchObject({ status: 200, canonical: 'https://site.example/projects/shop' }),
  );

  test('of a screen that is always the same: what its remote declares, and the image of the site', async () => {
    const page = await get('/?from=mail');
    expect(page).toMatchObject({
      title: 'Apps · Portfolio',
      description: 'Apps & more',
      canonical: 'https://site.example/',
    });
    expect(page.property('og:image')).toBe('https://site.example/assets/share.1234abcd5678.png');
    expect(page.property('og:type')).toBe('website');
    expect(page.linked).toEqual([]);
    expect(edge.gateway.asked).toEqual(['GET /api/site/owner/']);
  });

  test('of the home page: who makes the site, once that is said', async () => {
    owner = anOwner(hostile);
    const { linked } = await get('/');
    expect(linked.map((text) => JSON.parse(text))).toEqual([{ '@type': 'Person', name: hostile }]);
    expect((await get('/?lang=fr')).linked).toEqual([expect.stringContaining('Adèle')]);
    expect((await get('/patron-blog')).linked).toEqual([]);
  });

  test.each([
    ['/', 'Aplicaciones · Portfolio', 'Aplicaciones y más'],
    ['/projects/none', 'Proyecto no encontrado · Portfolio', undefined],
    ['/login', 'Acceso de administración · Portfolio', undefined],
    ['/nothing', 'Página no encontrada · Portfolio', undefined],
    // Not said in Spanish.
    ['/patron-blog', 'Patron Blog · Portfolio', 'For supporters'],
  ])('%s to a reader of Spanish: %s', async (path, title, description) => {
    const page = await get(path, { 'accept-language': 'es-MX, en;q=0.5' });
    expect(page).toMatchObject({ title, ...(description !== undefined && { description }) });
    expect(page.answer.headers.get('content-language')).toBe('es');
  });

  test('what is translated has an address in each language, which its documents name', async () => {
    const readers = { 'accept-language': 'fr' };
    const [plain, french, spanish, read] = await Promise.all([
      get('/projects/boutique'),
      get('/projects/boutique?lang=fr&from=mail'),
      get('/projects/boutique?lang=es'),
      get('/projects/boutique', readers),
    ]);
    const address = 'https://site.example/projects/boutique';
    const others = [
      ['en', address],
      ['fr', `${address}?lang=fr`],
      ['x-default', address],
    ];
    for (const page of [plain, french, spanish, read]) expect(page.alternates).toEqual(others);
    expect([plain.canonical, french.canonical, spanish.canonical, read.canonical]).toEqual([
      address,
      `${address}?lang=fr`,
      address, // it is not in Spanish
      address,
    ]);
    expect([plain.title, french.title, read.title]).toEqual([
      'Shop · Portfolio',
      'La boutique · Portfolio',
      'La boutique · Portfolio',
    ]);
    expect(french.property('og:title')).toBe('La boutique');
    expect(french.property('og:locale')).toBe('fr_FR');
    expect(french.property('og:url')).toBe(`${address}?lang=fr`);
    expect(french.document.documentElement.lang).toBe('fr');
    expect((await get('/?lang=es')).canonical).toBe('https://site.example/?lang=es');
    expect((await get('/patron-blog?lang=es')).alternates).toEqual([]);
  });

  test('a language that a link asks for holds for the visit, whatever was chosen before', async () => {
    const chosen = { cookie: 'language=es; csrftoken=x', 'accept-language': 'en' };
    const visited = async (path: string, headers: Record<string, string>) => {
      const { answer, document } = await get(path, headers);
      const { lang, dataset } = document.documentElement;
      return [lang, dataset['visit'], answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('lang='))];
    };
    expect(await visited('/', chosen)).toEqual(['es', undefined, []]);
    expect(await visited('/?lang=fr', chosen)).toEqual(['fr', 'fr', ['lang=fr; Path=/; Secure; SameSite=Lax']]);
    expect(await visited('/', { ...chosen, cookie: `lang=fr; ${chosen.cookie}` })).toEqual(['fr', 'fr', []]);
    expect(await visited('/?lang=tlh', chosen)).toEqual(['es', undefined, []]);
    expect(await visited('/?lang=fr&lang=es', chosen)).toEqual(['es', undefined, []]);
  });

  test.each([
    ['/login', 200, 'Admin Login · Portfolio'],
    ['/dashboard', 200, 'Portfolio'],
    ['/admin', 200, 'Portfolio'],
    ['/planner/register/t0k', 200, 'Portfolio'],
    ['/nothing', 404, 'Page Not Found · Portfolio'],
    ['/projects/none', 404, 'Project not found · Portfolio'],
  ])('%s is %i and left out by search engines', async (path, status, title) => {
    const page = await get(path);
    expect(page).toMatchObject({ status, title, robots: 'noindex', canonical: undefined, linked: [] });
    expect(page.property('og:title')).toBeUndefined();
  });

  test('a patron post is never asked about: its document is the same whether there is one or not', async () => {
    const [post, other] = await Promise.all(['post', 'other'].map((slug) => get(`/patron-blog/${slug}`)));
    expect(post).toMatchObject({ status: 200, title: 'Portfolio', robots: 'noindex' });
    expect(post!.document.documentElement.outerHTML).toBe(other!.document.documentElement.outerHTML);
    expect(edge.gateway.asked).toEqual([]);
  });

  test('hostile words stay words, in attributes, the title and the linked data', async () => {
    const page = await get('/projects/hostile');
    expect(page.title).toBe(`${hostile} · Portfolio`);
    expect(page.description).toBe(hostile);
    expect(page.property('og:title')).toBe(hostile);
    expect(page.linked.map((text) => JSON.parse(text))).toEqual([{ name: hostile }]);
    expect(page.document.querySelector('b')).toBeNull();
    expect(page.document.querySelector('#root')).not.toBeNull();
  });
});

describe('the content service', () => {
  test('is asked once for what many want', async () => {
    await Promise.all([get('/projects/shop'), get('/projects/shop')]);
    await get('/projects/shop');
    expect(edge.gateway.asked).toEqual(['GET /api/site/about/?path=%2Fprojects%2Fshop']);
  });

  test.each<[string, TestEdge['gateway']['answer']]>([
    ['fails', (_request, response) => response.writeHead(500).end('{}')],
    ['does not know the call yet', (_request, response) => response.writeHead(404).end('{"detail":"Not found."}')],
    ['answers something else', (_request, response) => response.end('{"found":"perhaps"}')],
    ['does not answer in time', () => {}],
  ])('when it %s, the document is the plain one, neither missing nor left out', async (_, answer) => {
    edge.gateway.answer = answer;
    const page = await get('/projects/shop');
    expect(page).toMatchObject({
      status: 200,
      title: 'Portfolio',
      description: 'The site',
      robots: undefined,
      linked: [],
    });
    expect(page.canonical).toBeUndefined();
  });

  test('when it is away, the document comes all the same', async () => {
    await edge.gateway.stop();
    expect(await get('/projects/shop')).toMatchObject({ status: 200, title: 'Portfolio' });
  });
});

test('each document has an ETag of its own, and a fresh copy costs 304', async () => {
  const tags = await Promise.all(
    ['/', '/projects/shop', '/projects/hostile'].map(async (path) => (await get(path)).answer.headers.get('etag')!),
  );
  expect(new Set(tags).size).toBe(3);
  const again = await fetch(`${edge.url}/projects/shop`, {
    headers: { 'if-none-match': tags[1]!, 'cache-control': '' },
  });
  expect(again.status).toBe(304);
});

describe('an address that an item had before', () => {
  const redirect = async (path: string) => {
    const { status, headers } = await fetch(edge.url + path, { redirect: 'manual' });
    return [status, headers.get('location'), headers.get('cache-control')];
  };

  test('is answered 301 with the present one, query included, and asked about each time', async () => {
    expect(await redirect('/projects/stall?from=mail')).toEqual([301, '/projects/shop?from=mail', 'no-cache']);
    items['/projects/stall'] = { ...shop, path: '/projects/stall' };
    expect(await redirect('/projects/stall')).toEqual([200, null, 'no-cache']);
  });
});

test('what header and footer link to stands in the document, so that nothing moves when the shell draws them', async () => {
  const { document } = await get('/');
  expect(JSON.parse(document.querySelector('#menu')!.textContent)).toEqual(menu);
});

test('core-site.md §9, the CSRF cookie csrftoken comes with the document, before the first write; one that is there stays', async () => {
  const cookie = async (headers: Record<string, string> = {}) =>
    (await fetch(`${edge.url}/`, { headers })).headers.get('set-cookie');
  expect(await cookie()).toMatch(/^csrftoken=[\w-]{32}; Max-Age=\d+; Path=\/; Expires=[^;]+; Secure; SameSite=Lax$/);
  expect(await cookie({ cookie: 'a=b; csrftoken=mine' })).toBeNull();
});

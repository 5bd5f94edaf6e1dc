import type { SiteAddresses, SiteNews } from '@portfolio/contracts/site';
import { JSDOM } from 'jsdom';
import { SaxesParser } from 'saxes';
import { startTestEdge, type TestEdge } from '../test/edge.ts';

const hostile = `]]></title><b>"'& \u000b\uffff`;
const at = '2026-01-01T00:00:00.000Z';
let addresses: (page: number) => SiteAddresses;
const news: SiteNews = {
  author: '',
  results: [
    {
      path: '/projects/b',
      title: hostile,
      summary: hostile,
      parts: [
        { title: '', text: 'One\nTwo' },
        { title: hostile, text: hostile },
      ],
      tags: [hostile],
      published_at: at,
      updated_at: at,
    },
    {
      path: '/page/a',
      title: 'A',
      summary: '',
      parts: [],
      tags: [],
      published_at: at,
      updated_at: '2026-03-01T00:00:00.000Z',
    },
  ],
};

let edge: TestEdge;
beforeEach(async () => {
  addresses = () => ({ pages: 1, results: [{ path: '/projects/b', updated_at: at, translated_in: ['fr'] }] });
  edge = await startTestEdge({ PUBLIC_ORIGIN: 'https://site.example' });
  edge.gateway.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://gateway');
    const answer = pathname === '/api/site/news/' ? news : addresses(Number(searchParams.get('page')));
    response.end(JSON.stringify(answer));
  };
});
afterEach(() => edge.close());

/** The texts of every element by its name. @throws when it is not well-formed, namespaces included */
function elements(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    (found[name] ??= []).push('');
    for (const { value } of Object.values(attributes)) (found[`${name}@`] ??= []).push(value);
  });
  parser.on('text', (words) => {
    const name = open.at(-1);
    if (name) found[name]!.push(found[name]!.pop() + words);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return found;
}

const read = async (path: string) => {
  const answer = await fetch(edge.url + path);
  expect(answer.status).toBe(200);
  return { type: answer.headers.get('content-type'), xml: elements(await answer.text()) };
};

test('/robots.txt keeps crawlers out of what nobody is told of, and names the sitemap', async () => {
  const answer = await fetch(`${edge.url}/robots.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(`User-agent: *
Disallow: /admin
Disallow: /confirm-email
Disallow: /dashboard
Disallow: /login
Disallow: /oauth-callback
Disallow: /patreon
Disallow: /patron-blog/*
Disallow: /planner
Disallow: /reset-password

Sitemap: https://site.example/sitemap.xml
`);
});

describe('/sitemap.xml', () => {
  test('lists screens and items by their absolute addresses, in each language in which they are', async () => {
    const { type, xml } = await read('/sitemap.xml');
    expect(type).toBe('application/xml; charset=utf-8');
    expect(xml['urlset@']).toEqual(['http://www.sitemaps.org/schemas/sitemap/0.9', 'http://www.w3.org/1999/xhtml']);
    const paths = ['', '?lang=es', 'patron-blog', 'projects/b', 'projects/b?lang=fr'];
    expect(xml['loc']).toEqual(paths.map((path) => `https://site.example/${path}`));
    expect(xml['lastmod']).toEqual([at, at]);
    const named = (...languages: [string, string][]) =>
      languages.flatMap(([name, path]) => ['alternate', name, `https://site.example/${path}`]);
    const home = named(['en', ''], ['es', '?lang=es'], ['x-default', '']);
    const project = named(['en', 'projects/b'], ['fr', 'projects/b?lang=fr'], ['x-default', 'projects/b']);
    expect(xml['xhtml:link@']).toEqual([...home, ...home, ...project, ...project]);
  });

  test('is an index of several once one would be too large', async () => {
    addresses = (page) => ({
      pages: 2,
      results: [{ path: `/projects/on-${page}`, updated_at: at, translated_in: [] }],
    });
    expect((await read('/sitemap.xml')).xml).toMatchObject({
      sitemapindex: [expect.any(String)],
      loc: ['https://site.example/sitemap-1.xml', 'https://site.example/sitemap-2.xml'],
    });
    expect((await read('/sitemap-1.xml')).xml['loc']).toContain('https://site.example/patron-blog');
    expect((await read('/sitemap-2.xml')).xml['loc']).toEqual(['https://site.example/projects/on-2']);
    expect((await fetch(`${edge.url}/sitemap-3.xml`)).status).toBe(404);
  });

  test.each(['/sitemap-0.xml', '/sitemap-x.xml', '/Sitemap.xml'])('%s is nothing', async (path) => {
    expect((await fetch(edge.url + path)).status).toBe(404);
    expect(edge.gateway.asked).toEqual([]);
  });
});

test('/feed.xml is Atom, and hostile words stay words', async () => {
  const { type, xml } = await read('/feed.xml');
  expect(type).toBe('application/atom+xml; charset=utf-8');
  expect(xml['feed@']).toEqual(['http://www.w3.org/2005/Atom']);
  const words = `]]></title><b>"'& \uFFFD\uFFFD`;
  expect(xml['title']).toEqual(['Portfolio', words, 'A']);
  expect(xml['summary']).toEqual([words]);
  expect(xml['category@']).toEqual([words]);
  expect(xml['id']).toEqual(['', 'projects/b', 'page/a'].map((path) => `https://site.example/${path}`));
  const [whole] = xml['content']!;
  const { body } = new JSDOM(whole).window.document;
  expect([...body.children].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['P', 'One'],
    ['P', 'Two'],
    ['H2', words],
    ['P', words],
  ]);
  expect(xml['updated']![0]).toBe('2026-03-01T00:00:00.000Z');
  expect(xml['name']).toEqual(['Portfolio']);
});

test('the author of /feed.xml is who makes the site, once they are named', async () => {
  edge.gateway.answer = (_request, response) => response.end(JSON.stringify({ ...news, author: 'Ada & Byron' }));
  expect((await read('/feed.xml')).xml['name']).toEqual(['Ada & Byron']);
});

test.each(['/robots.txt', '/sitemap.xml', '/feed.xml'])('a fresh copy of %s costs 304', async (path) => {
  const first = await fetch(edge.url + path);
  const etag = first.headers.get('etag')!;
  await first.arrayBuffer();
  expect((await fetch(edge.url + path, { headers: { 'if-none-match': etag, 'cache-control': '' } })).status).toBe(304);
});

test.each(['/sitemap.xml', '/feed.xml'])('while content is away, %s is 503 and crawlers come again', async (path) => {
  edge.gateway.answer = (_request, response) => response.writeHead(503).end('{}');
  const answer = await fetch(edge.url + path);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
});

/**
 * Lighthouse's figures of visitors' pages, on its simulated phone and desktop, beside the same home and project built with Astro and as one
 * bundle drawn by scripts. Visits of all are interleaved. A number is for the visits of each: `npm run bench -- lighthouse 3`.
 */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startReference } from '../home/reference.ts';
import { required } from '../support/environment.ts';
import { installIn } from '../support/install.ts';
import { median } from '../support/median.ts';
import { buildWithAstro } from './astro.ts';

installIn(import.meta.dirname);
const { default: lighthouse, desktopConfig } = await import('lighthouse');
const { launch } = await import('chrome-launcher');

const rounds = Number(process.argv[2] ?? 5);
/** Visits for one that is rendered. */
const patience = 10;
const edge = required('EDGE_URL');
const forms = ['mobile', 'desktop'] as const;
const figures = ['performance', 'others', 'largest', 'first', 'blocking', 'scripts', 'bytes'] as const;
type Visit = Record<(typeof figures)[number], number>;

const folders = await Promise.all([mkdtemp(join(tmpdir(), 'bench-bundle-')), mkdtemp(join(tmpdir(), 'bench-astro-'))]);
const [slug] = await slugs('projects/?is_featured=true&page_size=1');
const project = `/projects/${slug}`;
const paths = ['/', project, '/page/about', '/contact', '/mobile-demos'];
const bundle = await startReference(folders[0], edge);
const documents = await Promise.all(['/', project].map(async (path) => ({ path, document: await renderedAt(path) })));
const astro = await startStatic(buildWithAstro(folders[1], documents));
const sites: Record<string, string> = { ours: edge, astro: astro.url, 'one bundle': bundle.url };
const visits = new Map<string, Visit[]>();
const chrome = await launch({
  chromePath: required('CHROMIUM_PATH'),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const form of forms)
      for (const path of paths)
        for (const [site, url] of Object.entries(sites)) {
          if (site !== 'ours' && path !== '/' && path !== project) continue;
          if (site === 'ours') await renderedAt(path);
          const key = `${form} ${path} ${site}`;
          visits.set(key, [...(visits.get(key) ?? []), await visit(url + path, form)]);
        }
    console.log(`  round ${round} of ${rounds}`);
  }
} finally {
  chrome.kill();
  for (const { server } of [astro, bundle]) {
    server.close();
    server.closeAllConnections();
  }
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
}

console.log(`\nMedian of ${rounds} visits: ${figures.join(', ')} (ms, kB)`);
for (const [key, all] of visits)
  console.log(
    `  ${key.padEnd(40)} ${figures
      .map((name) =>
        median(all.map((one) => one[name]))
          .toFixed(0)
          .padStart(7),
      )
      .join('')}`,
  );

/** One visit with an empty cache. `others` is the lowest of accessibility, best practices and search engines. */
async function visit(url: string, form: (typeof forms)[number]): Promise<Visit> {
  const result = await lighthouse(
    url,
    { port: chrome.port, output: 'json', logLevel: 'error' },
    form === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse had nothing to say of ${url}.`);
  const { audits, categories } = result.lhr;
  const number = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const score = (name: string): number => (categories[name]?.score ?? 0) * 100;
  const requests = audits['network-requests']?.details?.items ?? [];
  const sizeOf = (some: typeof requests): number =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000;
  return {
    performance: score('performance'),
    others: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
    largest: number('largest-contentful-paint'),
    first: number('first-contentful-paint'),
    blocking: number('total-blocking-time'),
    scripts: sizeOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: sizeOf(requests),
  };
}

/** The document once it is rendered: visits of others measure another thing. */
async function renderedAt(path: string): Promise<string> {
  for (let attempt = 0; attempt < patience; attempt += 1) {
    const document = await (await fetch(edge + path)).text();
    if (document.includes('id="still"')) return document;
  }
  throw new Error(`${edge}${path} was not rendered in any of ${patience} visits.`);
}

async function slugs(query: string): Promise<string[]> {
  const { results } = (await (await fetch(`${edge}/api/${query}`)).json()) as { results: { slug: string }[] };
  return results.map((one) => one.slug);
}

/** Serves a folder as a host of static sites would: compressed. Pictures and fonts are the product's own. */
async function startStatic(folder: string) {
  const types: Record<string, string> = { '': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };
  const server = createServer(({ url = '/', headers, method }, response) => {
    const path = url.replace(/\?.*$/s, '');
    const isPage = extname(path) === '';
    readFile(join(folder, path, isPage ? 'index.html' : ''))
      .then((content) => {
        response.setHeader('Content-Type', `${types[extname(path)] ?? 'application/octet-stream'}; charset=utf-8`);
        response.setHeader('Content-Encoding', 'br');
        if (!isPage) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        return response.end(brotliCompressSync(content));
      })
      .catch(() => {
        const { hostname, port, host } = new URL(edge);
        const onward = forward({ hostname, port, method, path: url, headers: { ...headers, host } }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        onward.on('error', () => response.writeHead(502).end());
        onward.end();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/**
 * The composed home page and a project's, cold, on a simulated slow line, against the same screens built as one bundle, on devices with
 * three different fonts. Visits are interleaved, so that whatever else the machine does meets both alike.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { fallbackFonts, onlyFont, type Family } from '@portfolio/testkit/fonts';
import { required } from '../support/environment.ts';
import { median } from '../support/median.ts';
import { printFigures } from '../support/table.ts';
import { visit, type Visit } from './measure.ts';
import { startReference } from './reference.ts';

const rounds = 5;
/** Visits for one that is rendered. */
const patience = 10;
const edge = required('EDGE_URL');
const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
const reference = await startReference(folder, edge);
const launch = (family: Family): Promise<Browser> =>
  chromium.launch({
    executablePath: required('CHROMIUM_PATH'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    env: { ...process.env, ...onlyFont(folder, family) },
  });
interface Page {
  title: string;
  browser: Browser;
  path: string;
  /** What is there once the screen is. */
  shows: string;
  ours: Visit[];
  bundled: Visit[];
  /** Visits of a machine so busy that the edge did not wait for its render: they measure another thing. */
  unrendered: number;
}

const { slug, title } = await firstProject();
const browsers = await Promise.all(fallbackFonts.map(launch));
const pages: Page[] = browsers.flatMap((browser, index) => {
  const nothing = () => ({ browser, ours: [], bundled: [], unrendered: 0 });
  const font = `on a device with ${fallbackFonts[index]}`;
  return [
    { title: `The home page, ${font}`, path: '/', shows: 'article', ...nothing() },
    { title: `The page of "${title}", ${font}`, path: `/projects/${slug}`, shows: 'h1', ...nothing() },
  ];
});
try {
  // The first visits warm the servers, not the browser.
  for (const { browser, path, shows } of pages) {
    await visit(browser, edge + path, shows);
    await visit(browser, reference.url + path, shows);
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) await measure(page);
    console.log(`  round ${round} of ${rounds}`);
  }
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  reference.server.close();
  reference.server.closeAllConnections();
  await rm(folder, { recursive: true });
}

for (const page of pages) {
  const figure = (name: string, key: Exclude<keyof Visit, 'rendered'>, unit: string, scale = 1, digits = 0) => ({
    name,
    unit,
    digits,
    ours: median(page.ours.map((one) => one[key])) / scale,
    reference: median(page.bundled.map((one) => one[key])) / scale,
  });
  printFigures(`${page.title}, cold, on slow 4G, median of ${rounds} visits`, 'one bundle', [
    figure('largest contentful paint', 'largestContentfulPaint', 'ms'),
    figure('JavaScript, compressed', 'scriptBytes', 'kB', 1000),
    figure('requests', 'requests', ''),
    figure('sequential hops', 'hops', ''),
    figure('layout shift', 'layoutShift', '', 1, 3),
    figure('processor time of the page', 'taskMs', 'ms'),
  ]);
  if (page.unrendered > 0)
    console.log(`  Not counted: ${page.unrendered} visits whose document came without the screen.`);
}

async function measure(page: Page): Promise<void> {
  const { browser, path, shows, ours, bundled } = page;
  for (let attempt = 0; attempt < patience; attempt += 1) {
    const one = await visit(browser, edge + path, shows);
    if (one.rendered) {
      ours.push(one);
      bundled.push(await visit(browser, reference.url + path, shows));
      return;
    }
    page.unrendered += 1;
  }
  throw new Error(`${edge}${path} was not rendered in any of ${patience} visits.`);
}

async function firstProject(): Promise<{ slug: string; title: string }> {
  const answer = await fetch(`${edge}/api/projects/?is_featured=true&page_size=1`);
  const { results } = (await answer.json()) as { results: [{ slug: string; title: string }] };
  return results[0];
}

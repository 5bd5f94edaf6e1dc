/**
 * The composed home page, cold, on a simulated slow line, against the same screens built as one bundle. Visits are
 * interleaved, so that whatever else the machine does meets both alike.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { required } from '../support/environment.ts';
import { median } from '../support/median.ts';
import { printFigures } from '../support/table.ts';
import { visit, type Visit } from './measure.ts';
import { startReference } from './reference.ts';

const rounds = 5;
const edge = required('EDGE_URL');
const folder = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
const reference = await startReference(folder, edge);
const browser = await chromium.launch({
  executablePath: required('CHROMIUM_PATH'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const ours: Visit[] = [];
const bundled: Visit[] = [];
try {
  // The first visits warm the servers, not the browser.
  await visit(browser, edge);
  await visit(browser, reference.url);
  for (let round = 1; round <= rounds; round += 1) {
    ours.push(await visit(browser, edge));
    bundled.push(await visit(browser, reference.url));
    console.log(`  round ${round} of ${rounds}`);
  }
} finally {
  await browser.close();
  reference.server.close();
  reference.server.closeAllConnections();
  await rm(folder, { recursive: true });
}

const figure = (name: string, key: keyof Visit, unit: string, scale = 1, digits = 0) => ({
  name,
  unit,
  digits,
  ours: median(ours.map((one) => one[key])) / scale,
  reference: median(bundled.map((one) => one[key])) / scale,
});
printFigures(`The home page, cold, on slow 4G, median of ${rounds} visits`, 'one bundle', [
  figure('largest contentful paint', 'largestContentfulPaint', 'ms'),
  figure('JavaScript, compressed', 'scriptBytes', 'kB', 1000),
  figure('requests', 'requests', ''),
  figure('sequential hops', 'hops', ''),
  figure('layout shift', 'layoutShift', '', 1, 3),
]);

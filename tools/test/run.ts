import { join } from 'node:path';
import { root } from '../root.ts';
import { findFreePorts } from '../start/ports.ts';
import { makeQuickFolder } from './folder.ts';
import { runInForeground } from './foreground.ts';
import { startProduct } from './product.ts';
import { filesToRepeat, sum, tallyJest, tallyPlaywright, tallyRepeated, type Tally } from './tally.ts';
import { startTestServer } from './test-server.ts';

const bin = (name: string) => join(root, 'node_modules/.bin', name);
/** One more than the processors that are counted on: tests of services wait for connections and time-outs. */
const workers = '3';
/** Prints what stood on the screen when a test failed. */
const seen = join(root, 'e2e/support/seen-reporter.ts');

/**
 * Unit and service tests, on one PostgreSQL server.
 * @param filters parts of the files' paths; none means all
 */
export async function runJest(
  folder: string,
  chromium: string,
  signal: AbortSignal,
  filters: string[],
): Promise<Tally> {
  const quick = makeQuickFolder();
  const server = await startTestServer(quick.path).catch((error: unknown) => {
    quick.remove();
    throw error;
  });
  const report = join(folder, 'jest.json');
  const again = join(folder, 'jest-again.json');
  let repeated: string[] = [];
  try {
    const env = {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      TEST_DATABASE_URL: server.url,
      CHROMIUM_PATH: chromium,
    };
    const run = (to: string, ...args: string[]) =>
      runInForeground(bin('jest'), [...args, '--json', '--outputFile', to], env, signal, {
        // The report goes to the file, and its copy on stdout to nobody.
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    await run(report, '-w', workers, ...filters);
    // As browser tests where nobody watches, and named like them: docs/decisions/0006.
    if (process.env['CI']) repeated = filesToRepeat(report);
    if (repeated.length > 0) await run(again, '-w', '1', '--runTestsByPath', ...repeated);
  } finally {
    await server.stop().finally(quick.remove);
  }
  return repeated.length > 0 ? tallyRepeated(report, again) : tallyJest(report);
}

/**
 * Browser tests over the whole product, on free ports and a fresh database.
 * @param filters parts of the files' paths; none means all
 * @param command `cluster` runs two of each part of the product
 */
export async function runPlaywright(
  folder: string,
  chromium: string,
  signal: AbortSignal,
  filters: string[],
  command: 'start' | 'cluster' = 'start',
): Promise<Tally> {
  // One test takes the place of the collector there; else nobody does, and that harms nothing.
  const collector = `http://127.0.0.1:${(await findFreePorts(1))[0]}`;
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
    OTEL_BSP_SCHEDULE_DELAY: '1000',
  };
  const product = await startProduct(folder, signal, tracing, command);
  const tallies: Tally[] = [];
  try {
    // Not one run in which the last depends on the others: it would not begin when one of them has failed.
    for (const projects of [['site', 'people', 'accounts', 'free'], ['alone']]) {
      const report = join(folder, `playwright-${projects.join('-')}.json`);
      const env = {
        ...process.env,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector,
        DATA_PATH: product.dataPath,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        FORCE_COLOR: '0',
      };
      const args = ['--config', 'e2e/playwright.config.ts', '--reporter', `list,json,${seen}`, '--pass-with-no-tests'];
      const chosen = projects.map((name) => `--project=${name}`);
      await runInForeground(bin('playwright'), ['test', ...filters, ...args, ...chosen], env, signal);
      tallies.push(tallyPlaywright(report));
    }
  } finally {
    await product.stop();
  }
  return sum(tallies);
}

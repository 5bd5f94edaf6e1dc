import { parseArgs } from 'node:util';
import { checkCluster } from '../cluster/check/check.ts';
import { run } from '../start/run.ts';
import { onEndRequest } from '../start/signals.ts';
import { requireChromium } from '../test/chromium.ts';
import { makeFolder } from '../test/folder.ts';
import { startProduct } from '../test/product.ts';
import { runPlaywright } from '../test/run.ts';
import { checkUpgrade } from '../upgrade/upgrade.ts';
import { runCommand } from '../terminal/plain-error.ts';

/**
 * `npm run cluster`: `npm start` with two of each service, gateway and edge, each pair behind a proxy that knows nobody.
 * With `--check` on free ports and fresh data: what must not depend on an instance, and an upgrade of every part under load.
 * With `--browser [filter ...]` the browser tests, likewise.
 * With `--upgrade [filter ...]` the services of a release of before (`--from <commit or tag>`) on the schema of today: their own tests, then a
 * cluster in which one of two runs that code.
 */
await runCommand(async () => {
  const options = {
    check: { type: 'boolean' },
    browser: { type: 'boolean' },
    upgrade: { type: 'boolean' },
    from: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (!values.check && !values.browser && !values.upgrade) return run('cluster');
  const abort = new AbortController();
  onEndRequest(
    () => abort.abort(new Error('Interrupted.')),
    () => process.exit(130),
  );
  const folder = makeFolder();
  try {
    if (values.browser) {
      const { failed } = await runPlaywright(folder.path, requireChromium(), abort.signal, positionals, 'cluster');
      return failed > 0 ? 1 : 0;
    }
    if (values.upgrade) return (await checkUpgrade(values.from, positionals, folder.path, abort.signal)) ? 0 : 1;
    const cluster = await startProduct(folder.path, abort.signal, {}, 'cluster');
    try {
      return (await checkCluster(cluster.dataPath)) ? 0 : 1;
    } finally {
      await cluster.stop();
    }
  } finally {
    folder.remove();
  }
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chaos } from '../chaos/chaos.ts';
import { Site } from '../chaos/site.ts';
import { diskVariable, runOnSmallDisk } from '../chaos/small-disk.ts';
import { root } from '../root.ts';
import { onEndRequest } from '../start/signals.ts';
import { makeFolder } from '../test/folder.ts';
import { startProduct } from '../test/product.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/**
 * `npm run chaos [-- --cluster --rounds 200 --seed 7 --minutes 8]`: parts of a product of its own are killed, frozen and cut off, clocks
 * move and the disk is full while clients write; with `--cluster` two of each part run. Ends with 1 when something acknowledged is lost,
 * twice or refused.
 */
await runCommand(async () => {
  const texts = { rounds: { type: 'string' }, seed: { type: 'string' }, minutes: { type: 'string' } } as const;
  const { values } = parseArgs({ options: { ...texts, cluster: { type: 'boolean' } } });
  const disk = process.env[diskVariable];
  const folder = disk === undefined ? makeFolder() : { path: disk, remove: () => {} };
  try {
    if (disk === undefined) {
      const code = await runOnSmallDisk(folder.path);
      if (code !== undefined) return code;
      console.log('This system gives no disk of its own that could be filled: the disk stays as it is.');
    }
    const abort = new AbortController();
    onEndRequest(
      () => abort.abort(new PlainError('Interrupted.')),
      () => process.exit(130),
    );
    const clocks = join(folder.path, 'clocks');
    mkdirSync(clocks);
    const environment = {
      // What programs say of the trouble would drown what happens.
      LOG_LEVEL: 'fatal',
      NODE_OPTIONS: `--import ${join(root, 'tools/chaos/moved-clock.ts')}`,
      CHAOS_CLOCKS: clocks,
    };
    const product = await startProduct(folder.path, abort.signal, environment, values.cluster ? 'cluster' : 'start');
    try {
      const seed = Number(values.seed ?? Date.now() % 100_000);
      const rounds = Number(values.rounds ?? 200);
      const until = Date.now() + Number(values.minutes ?? 60) * 60_000;
      console.log(`The seed is ${seed}.`);
      const site = new Site(product, clocks, disk);
      return (await chaos(site, { rounds, seed, until, signal: abort.signal })) ? 0 : 1;
    } finally {
      await product.stop();
    }
  } finally {
    folder.remove();
  }
});

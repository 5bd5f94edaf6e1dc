import { parseArgs } from 'node:util';
import { chaos } from '../chaos/chaos.ts';
import { Site } from '../chaos/site.ts';
import { onEndRequest } from '../start/signals.ts';
import { makeFolder } from '../test/folder.ts';
import { startProduct } from '../test/product.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';

/**
 * `npm run chaos [-- --rounds 200 --seed 7 --minutes 8]`: parts of a product of its own are killed, frozen and cut off while clients
 * write. Ends with 1 when something acknowledged is lost, twice or refused.
 */
await runCommand(async () => {
  const options = { rounds: { type: 'string' }, seed: { type: 'string' }, minutes: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const seed = Number(values.seed ?? Date.now() % 100_000);
  const until = Date.now() + Number(values.minutes ?? 60) * 60_000;
  const abort = new AbortController();
  onEndRequest(
    () => abort.abort(new PlainError('Interrupted.')),
    () => process.exit(130),
  );
  const folder = makeFolder();
  // What programs say of the trouble would drown what happens.
  const product = await startProduct(folder.path, abort.signal, { LOG_LEVEL: 'fatal' });
  try {
    console.log(`The seed is ${seed}.`);
    const rounds = Number(values.rounds ?? 200);
    return (await chaos(new Site(product), { rounds, seed, until, signal: abort.signal })) ? 0 : 1;
  } finally {
    await product.stop();
    folder.remove();
  }
});

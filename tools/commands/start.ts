import { parseEnvironment } from '../start/environment.ts';
import { Product } from '../start/product.ts';
import { onEndRequest } from '../start/signals.ts';
import { renderTable } from '../start/table.ts';
import { runCommand } from '../terminal/plain-error.ts';

await runCommand(async () => {
  const begun = performance.now();
  const product = await Product.prepare(parseEnvironment(process.env));
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  onEndRequest(end, () => {
    console.log('Ending everything at once.');
    product.kill();
    process.exit(130);
  });
  const ending = ended.then(() => console.log('\nStopping ... (Ctrl-C again ends everything at once)'));

  try {
    const started = product.start();
    await Promise.race([started, ending]);
    if (await isPending(ended)) {
      console.log(renderTable(product.components, product.journal.folder));
      console.log(`Ready in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
      process.send?.('ready');
      await ending;
    }
    // What was still starting fails now that we stop, and that is no news.
    started.catch(() => undefined);
  } finally {
    await product.stop();
  }
  console.log('Stopped.');
});

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) === pending;
}

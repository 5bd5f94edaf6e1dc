import { parseEnvironment } from './environment.ts';
import { Product, type Mode } from './product.ts';
import { onEndRequest } from './signals.ts';
import { renderTable } from './table.ts';

/**
 * Brings the product up, shows where everything is, and keeps it up until it is asked to end.
 * @throws PlainError when a step fails; nothing is left running
 */
export async function run(mode: Mode): Promise<void> {
  const begun = performance.now();
  const product = await Product.prepare(parseEnvironment(process.env), mode);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let isEnding = false;
  const requestEnd = () => {
    isEnding = true;
    end();
  };
  onEndRequest(requestEnd, () => {
    console.log('Ending everything at once.');
    product.kill();
    process.exit(130);
  });
  const ending = ended.then(() => console.log('\nStopping ... (Ctrl-C again ends everything at once)'));

  try {
    const started = product.start();
    await Promise.race([started, ending]);
    if (!isEnding) {
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
}

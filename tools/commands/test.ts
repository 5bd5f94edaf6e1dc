import { requireChromium } from '../test/chromium.ts';
import { makeFolder } from '../test/folder.ts';
import { runJest, runPlaywright } from '../test/run.ts';
import { sum, type Tally } from '../test/tally.ts';
import { root } from '../root.ts';
import { onEndRequest } from '../start/signals.ts';
import { PlainError, runCommand } from '../terminal/plain-error.ts';
import { verify } from '../verify/verify.ts';

const phases = ['sources', 'units', 'browser'] as const;

/** `npm test [-- sources | units | browser [filter ...]]`: everything, or one phase, or those of its files that match. */
await runCommand(async () => {
  const [only, ...filters] = process.argv.slice(2);
  if (only && !phases.some((name) => name === only))
    throw new PlainError(`There is no phase "${only}": choose from ${phases.join(', ')}.`);
  const wants = (name: (typeof phases)[number]) => !only || only === name;
  const started = Date.now();
  const abort = new AbortController();
  onEndRequest(
    () => abort.abort(new Error('Interrupted.')),
    () => process.exit(130),
  );
  const chromium = requireChromium();
  const folder = makeFolder();
  const tallies: Record<string, Tally> = {};
  const phase = async (title: string, run: () => Promise<Tally>) => {
    console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);
    try {
      tallies[title] = await run();
    } catch (error) {
      abort.signal.throwIfAborted();
      console.error(error instanceof Error ? error.message : error);
      tallies[title] = { passed: 0, failed: 1 };
    }
  };
  try {
    if (wants('sources'))
      await phase('Checks of the sources', async () =>
        (await verify(wants('browser') ? ['build'] : [])) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
      );
    if (wants('units')) await phase('Units and services', () => runJest(folder.path, chromium, abort.signal, filters));
    if (wants('browser'))
      await phase('The product in a browser', () => runPlaywright(folder.path, chromium, abort.signal, filters));
  } finally {
    folder.remove();
  }
  return summarize(tallies, Date.now() - started);
});

/** @returns the exit code */
function summarize(tallies: Record<string, Tally>, milliseconds: number): number {
  console.log('\n── Summary');
  for (const [title, { passed, failed, repeated = 0, named = [] }] of Object.entries(tallies)) {
    const again = repeated > 0 ? `, ${repeated} of the passed at the second try only` : '';
    console.log(`${failed > 0 ? '✗' : '✓'} ${title.padEnd(28)}${passed} passed, ${failed} failed${again}`);
    for (const name of named) console.log(`    ${name.replace(`${root}/`, '')}`);
  }
  const { 'Checks of the sources': _checks, ...tests } = tallies;
  const total = sum(Object.values(tests));
  const minutes = Math.floor(milliseconds / 60_000);
  console.log(`Took ${minutes} min ${Math.round((milliseconds % 60_000) / 1000)} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return sum(Object.values(tallies)).failed > 0 ? 1 : 0;
}

import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { blocksIn, stepsOf, type Step } from '../newcomer/document.ts';
import { Reader } from '../newcomer/follow.ts';
import { invite, lendPackages } from '../newcomer/guest.ts';
import { recipes } from '../newcomer/recipes.ts';
import { root } from '../root.ts';
import { runCommand } from '../terminal/plain-error.ts';

/** Of the product, to be killed while it starts; the first is the start itself. */
const parts = [undefined, 'postgres', 'auth', 'content', 'scheduling', 'mailbox', 'gateway', 'edge'];

const isFilledOnce = `node -p 'const { count, results } = JSON.parse(fs.readFileSync(0)); count > 9 && new Set(results.map(({ title }) => title)).size === count'`;

/**
 * `npm run newcomer [-- --fast] [-- --keep]`: follows docs/first-day.md and the README's recipes to the letter, in a clone of what is
 * committed, as an account without rights, in a path with a space; then kills each part of a start. `--fast` lends the packages that are installed here; `--keep`
 * leaves the clone.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { fast: { type: 'boolean' }, keep: { type: 'boolean' } } });
  const firstDay = stepsOf(blocksIn(readFileSync(join(root, 'docs/first-day.md'), 'utf8')));
  const guest = await invite();
  const reader = new Reader(guest);
  const stop = () => void reader.end().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  console.log(`Following along in ${guest.home} ...`);

  const work: { title: string; do: () => Promise<void> }[] = [...firstDay, ...recipes()].map((step) => ({
    title: titleOf(step),
    do: async () => {
      await reader.follow(step);
      if (values.fast && step === firstDay[0]) lendPackages(reader.folder, guest.account);
    },
  }));
  work.push({ title: 'Starting, with each part killed once', do: () => killStarts(reader) });
  let passed = 0;
  let failed = 0;
  try {
    for (const { title, do: follow } of work) {
      const began = performance.now();
      const say = (how: string) =>
        console.log(`${how} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${title}`);
      try {
        await follow();
        say('passed');
        passed += 1;
      } catch (error) {
        say('FAILED');
        console.log((error as Error).message);
        failed += 1;
        break; // What comes next builds upon it.
      }
    }
  } finally {
    await reader.end();
    if (!values.keep) rmSync(dirname(guest.home), { recursive: true, force: true });
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** The heading and the first line, or what an edit changes. */
function titleOf({ kind, text, under }: Step): string {
  const edited = [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path!.split('/').at(-1));
  return `${under}: ${kind === 'diff' ? `edit ${edited.join(', ')}` : text.split('\n', 1)[0]}`;
}

/** Each part is killed once while a new site starts; the start after that works, and the demo content is there once. */
async function killStarts(reader: Reader): Promise<void> {
  const follow = (kind: 'sh' | 'keys', text: string, ...seen: string[]) =>
    reader.follow({ kind, text, under: '', seen });
  await follow('keys', 'Ctrl-C');
  for (const part of parts) await reader.startAndKill('killed', part);
  await follow('sh', 'DATA_PATH=killed npm start');
  await follow('sh', 'curl -fsS http://localhost:3000/', 'Apps, plugins and AI services');
  await follow('sh', `curl -fsS 'http://localhost:3000/api/projects/?page_size=100' | ${isFilledOnce}`, 'true');
}

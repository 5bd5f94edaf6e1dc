import { turbo } from '../turbo.ts';
import type { Journal } from './journal.ts';
import { runTask } from './task.ts';

/**
 * Builds what changed since the last build, and says what it does.
 * @param only workspaces, as turbo's filters; all when left out
 */
export async function build(journal: Journal, signal: AbortSignal, only: readonly string[] = []): Promise<void> {
  const started = Date.now();
  const filters = only.map((name) => `--filter=${name}`);
  let built = 0;
  await runTask(
    { title: 'The build', ...turbo(['build', '--output-logs=new-only', '--log-order=grouped', ...filters]) },
    (text) => {
      journal.line('build', text);
      const [, name] = /^(\S+):build: cache miss/.exec(text) ?? [];
      if (name === undefined) return;
      built += 1;
      journal.say(`  built ${name}`);
    },
    signal,
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  journal.say(built === 0 ? `Nothing to build (${seconds} s).` : `Built in ${seconds} s.`);
}

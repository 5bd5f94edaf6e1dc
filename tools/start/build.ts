import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@portfolio/contracts/routes';
import { root } from '../root.ts';
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

/** Changes whenever a service's migrations may do something else than before: with its build, or what that runs on. */
export function identifyBuild(service: ServiceName): string {
  const folders = [`services/${service}/dist`, 'packages/service-kit/src'];
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.{js,ts,sql}`, { cwd: root })).toSorted();
  const hash = createHash('sha256');
  for (const path of [...paths, 'package-lock.json']) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

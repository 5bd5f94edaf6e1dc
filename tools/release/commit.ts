import { execFileSync } from 'node:child_process';
import { root } from '../root.ts';

/** What is checked out, with a `+` when files differ from it; `unknown` where there is no git. */
export function currentCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const isClean = git('status', '--porcelain', '--untracked-files=no') === '';
    return git('rev-parse', '--short=12', 'HEAD') + (isClean ? '' : '+');
  } catch {
    return 'unknown';
  }
}

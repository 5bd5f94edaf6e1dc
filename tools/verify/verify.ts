import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { root } from '../root.ts';
import { turbo } from '../turbo.ts';

/** turbo task → what it checks, and what to do when it fails. */
const checks: Record<string, { title: string; remedy: string }> = {
  types: { title: 'types', remedy: 'Mend the type errors above.' },
  '//#check:lint': { title: 'lint', remedy: 'Mend what oxlint names above.' },
  '//#check:format': { title: 'format', remedy: 'Run "npm run format".' },
  '//#check:imports': { title: 'imports', remedy: 'Keep to the table "Rooms" in docs/architecture.md.' },
  '//#check:unused': { title: 'unused code and packages', remedy: 'Delete what knip names above.' },
  'check:schema': { title: 'schemas of the services', remedy: 'Run "npm run generate" and commit.' },
  '//#check:graph': { title: 'supergraph and GraphQL types', remedy: 'Run "npm run generate" and commit.' },
};

/**
 * Everything that can be said of the sources without running them, through turbo's cache: only what changed since it
 * last passed is checked again. Prints the complaints and a line per check.
 * @returns true when all checks pass
 */
export async function verify(): Promise<boolean> {
  const started = Date.now();
  const tasks = [...Object.keys(checks), '--continue', '--output-logs=errors-only', '--log-order=grouped'];
  const { file, args, env } = turbo(tasks);
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const failed = new Set<string>();
  const show = (line: string) => {
    // turbo repeats npm's own report of a failed script; the tool's lines before it say it all.
    if (/npm error|^\s*$|command .* exited|^ (Tasks|Cached|Time|Failed): |^• |│/.test(line)) return;
    console.log(line);
  };
  createInterface({ input: child.stderr }).on('line', show);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, names] = /^ *Failed: +(.+)$/.exec(line) ?? [];
    for (const name of names?.split(', ') ?? []) failed.add(name);
    show(line);
  });
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  report(failed, code, Date.now() - started);
  return code === 0;
}

function report(failed: ReadonlySet<string>, code: number, milliseconds: number) {
  for (const [task, { title, remedy }] of Object.entries(checks)) {
    const where = [...failed].filter((name) => name === task || name.endsWith(`#${task}`));
    const rooms =
      task === 'types' && where.length > 0 ? ` (${where.map((name) => name.split('#')[0]).join(', ')})` : '';
    console.log(
      where.length > 0 ? `${styleText('red', '✗')} ${title}${rooms}: ${remedy}` : `${styleText('green', '✓')} ${title}`,
    );
  }
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(code === 0 ? `Verified in ${seconds} s.` : `Not verified (${seconds} s).`);
}

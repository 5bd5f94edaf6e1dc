import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { root } from '../root.ts';
import { turbo } from '../turbo.ts';

/** turbo task → what it checks, and what to do when it fails. */
const checks: Record<string, { title: string; remedy: string }> = {
  '//#types': { title: 'types', remedy: 'Mend the type errors above.' },
  '//#check:lint': { title: 'lint', remedy: 'Mend what oxlint names above.' },
  '//#check:format': { title: 'format', remedy: 'Run "npm run format".' },
  '//#check:imports': { title: 'imports', remedy: 'Keep to the table "Rooms" in docs/architecture.md.' },
  '//#check:unused': { title: 'unused code and packages', remedy: 'Delete what knip names above.' },
  '//#check:paths': { title: 'documents, and what they and comments name', remedy: 'Shorten, or name what exists.' },
  'check:schema': { title: 'schemas of the services', remedy: 'Run "npm run generate" and commit.' },
  '//#check:graph': {
    title: 'supergraph, GraphQL types, API description',
    remedy: 'Run "npm run generate" and commit.',
  },
};

/**
 * Everything that can be said of the sources without running them, through turbo's cache: only what changed since it
 * last passed is checked again. Prints the complaints and a line per check.
 * @param more tasks for the processors meanwhile
 * @returns true when all checks pass
 */
export async function verify(more: readonly string[] = []): Promise<boolean> {
  const started = Date.now();
  const tasks = [...Object.keys(checks), ...more, '--continue', '--output-logs=errors-only', '--log-order=grouped'];
  const { file, args, env } = turbo(tasks);
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const failed = new Set<string>();
  const raw: string[] = [];
  const show = (line: string) => {
    raw.push(line);
    const [, room = '', task, text] = /^(\S+?):((?:check:)?\w+): (.*)$/.exec(line) ?? [];
    // What turbo and npm say of themselves is said below; the tools' own lines are what counts.
    if (text === undefined || /^(npm (warn|error)|> |cache (miss|hit)|\s*(WARNING|ERROR) +command |\s*$)/.test(text))
      return;
    console.log(`${styleText('dim', room === '//' ? `${task}` : `${room} ${task}`)}  ${text}`);
  };
  createInterface({ input: child.stderr }).on('line', show);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, names] = /^ *Failed: +(.+)$/.exec(line) ?? [];
    for (const name of names?.split(', ') ?? []) failed.add(name);
    show(line);
  });
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  // turbo itself failed, before it ran anything.
  if (code !== 0 && failed.size === 0) console.log(raw.join('\n'));
  report(failed, code, Date.now() - started);
  return code === 0;
}

function report(failed: ReadonlySet<string>, code: number, milliseconds: number) {
  for (const [task, { title, remedy }] of Object.entries(checks)) {
    const where = [...failed].filter((name) => name === task || name.endsWith(`#${task}`));
    console.log(
      where.length > 0 ? `${styleText('red', '✗')} ${title}: ${remedy}` : `${styleText('green', '✓')} ${title}`,
    );
  }
  for (const name of failed) {
    const [room, task = ''] = name.split('#');
    if (!(task in checks) && !(name in checks)) console.log(`${styleText('red', '✗')} ${task} of ${room}: see above.`);
  }
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(code === 0 ? `Verified in ${seconds} s.` : `Not verified (${seconds} s).`);
}

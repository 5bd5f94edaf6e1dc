import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { required } from '../support/environment.ts';
import { processes } from '../support/processor.ts';

interface Run {
  control: { url: string; token: string };
  children: { name: string; pid: number }[];
}

/** Parts of which there are two, as `npm run cluster` names them. */
const parts = ['auth', 'content', 'scheduling', 'gateway'] as const;

/** Whose processor time is told apart. */
export const spenders = ['proxies', 'gateway', 'services', 'PostgreSQL'] as const;
export type Spent = Record<(typeof spenders)[number], number>;

const readRun = (): Run => JSON.parse(readFileSync(join(required('DATA_PATH'), 'run.json'), 'utf8')) as Run;

/** Stops the second instance of every part. */
export async function leaveOneInstance(): Promise<void> {
  const { control } = readRun();
  await Promise.all(
    parts.map(async (part) => {
      const answer = await fetch(`${control.url}/components/${part}-2/stop`, {
        method: 'POST',
        headers: { authorization: `Bearer ${control.token}` },
      });
      if (!answer.ok) throw new Error(`${part}-2 did not stop: ${await answer.text()}`);
    }),
  );
}

/** Seconds of a processor that each kind of process uses during `work`, as Linux counts them. */
export async function spentDuring(work: () => Promise<unknown>): Promise<Spent> {
  const before = processes();
  await work();
  const spent: Spent = { proxies: 0, gateway: 0, services: 0, PostgreSQL: 0 };
  const after = processes();
  const spenderOf = new Map(readRun().children.map(({ name, pid }) => [pid, spenderNamed(name)]));
  for (const [pid, { parent, seconds }] of after) {
    // PostgreSQL has a process for each connection.
    const spender = spenderOf.get(pid) ?? (spenderOf.get(parent) === 'PostgreSQL' ? 'PostgreSQL' : undefined);
    if (spender) spent[spender] += seconds - (before.get(pid)?.seconds ?? 0);
  }
  return spent;
}

function spenderNamed(name: string): keyof Spent | undefined {
  if (name === 'postgres') return 'PostgreSQL';
  if (/^gateway-\d$/.test(name)) return 'gateway';
  if (/^(auth|content|scheduling)-\d$/.test(name)) return 'services';
  return parts.some((part) => part === name) ? 'proxies' : undefined;
}

import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { root } from '../root.ts';
import type { Published } from './time-frames.ts';

/** A registry that does not answer is one that tells nothing. */
const timeout = 60_000;
const options = { cwd: root, encoding: 'utf8' as const, maxBuffer: 64 * 1024 * 1024, timeout };

/** What npm answers as JSON, also where it ends with an error because it has found something. */
function npmJson(...words: string[]): unknown {
  const { stdout } = spawnSync(
    'npm',
    [...words, '--json', '--loglevel=silent', '--fetch-retries=1', '--fetch-timeout=20000'],
    options,
  );
  try {
    return JSON.parse(stdout || '{}');
  } catch {
    return undefined;
  }
}

/** The registry's own report, which mirrors have not: it is then its refusal. */
export const askedReport = (): unknown => npmJson('audit', '--omit=dev');

/** When each version was published. */
export const publishedOf = (name: string): Published =>
  z
    .record(z.string(), z.string())
    .catch({})
    .parse(npmJson('view', name, 'time'));

const outdated = z.record(
  z.string(),
  z.preprocess(
    (value) => (Array.isArray(value) ? value[0] : value),
    z.object({ current: z.string().optional(), latest: z.string() }),
  ),
);

/** Packages that ours name themselves and that are not the newest. */
export function outdatedOf(names: ReadonlySet<string>): { name: string; installed: string; latest: string }[] {
  return Object.entries(outdated.catch({}).parse(npmJson('outdated'))).flatMap(([name, { current, latest }]) =>
    names.has(name) && current ? [{ name, installed: current, latest }] : [],
  );
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Published } from '@portfolio/remote-kit/manifest';
import { operationsFile } from '@portfolio/releases/operations';
import { shellFolder } from '@portfolio/releases/publish';
import { ReleaseError } from '@portfolio/releases/registry';
import type { ReleaseStore } from '@portfolio/releases/store';
import { z } from 'zod';
import { unansweredOfShell } from './operations.ts';

const schema = z.object({
  contract: z.string(),
  /** Module → what it gives. */
  exports: z.record(z.string(), z.array(z.string())),
});

/** What remotes may import from a page, as the build of its shell has written it. */
export type OfferedContract = z.infer<typeof schema>;

const major = ({ contract }: OfferedContract): string => contract.split('.')[0]!;

/** What remotes that were written against the live contract would miss: sentences with cause and remedy. */
export function brokenPromises(live: OfferedContract, next: OfferedContract): string[] {
  if (major(live) !== major(next)) return [];
  const remedy =
    'Keep it, or raise the first number of the contract in packages/remote-kit/src/contract/contract.ts ' +
    'and write the remotes against that.';
  return Object.entries(live.exports).flatMap(([module, names]) =>
    names
      .filter((name) => !next.exports[module]?.includes(name))
      .map((name) => `shell: ${module} no longer gives ${name}, which contract ${live.contract} promises. ${remedy}`),
  );
}

/**
 * @param folder of the shell's build
 * @throws ReleaseError when it takes from live remotes what the live shell gives them
 */
export async function requireKeptPromises(
  folder: string,
  published: Published | undefined,
  store: ReleaseStore,
): Promise<void> {
  const live = published?.shell && (await store.read(`${shellFolder(published.shell.release)}/contract.json`));
  if (!live) return;
  const next = await readFile(join(folder, 'contract.json'), 'utf8');
  const broken = brokenPromises(schema.parse(JSON.parse(live.toString())), schema.parse(JSON.parse(next)));
  if (broken.length > 0) throw new ReleaseError(broken.join('\n'));
}

/**
 * @param folder of the shell's build
 * @throws ReleaseError when the live services cannot answer what it asks
 */
export async function requireAnswers(folder: string, supergraph: string | undefined): Promise<void> {
  const content = await readFile(join(folder, operationsFile)).catch(() => undefined);
  const reasons = supergraph === undefined ? [] : await unansweredOfShell(content, supergraph);
  if (reasons.length === 0) return;
  const remedy = 'Release the service first, or ask for what there is.';
  throw new ReleaseError(
    reasons.map((why) => `shell: the live services cannot answer one of its operations: ${why} ${remedy}`).join('\n'),
  );
}

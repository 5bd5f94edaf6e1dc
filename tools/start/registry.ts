import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conflictsIn, registryRemote, registrySchema, releaseSchema } from '@portfolio/remote-kit/manifest';
import { PlainError } from '../terminal/plain-error.ts';

/** A built remote and where its files are served. */
export interface HostedRemote {
  name: string;
  /** Holds `release.json` and the files that it lists. */
  folder: string;
  /** With a slash at the end. */
  address: string;
}

/**
 * Writes the registry that the shell reads: what each built remote says of itself, with the host's address.
 * @param path of the registry; replaced in one step
 * @throws PlainError when two remotes claim the same route
 */
export function writeRegistry(path: string, remotes: readonly HostedRemote[]): void {
  const rows = remotes.map(({ folder, address }) => {
    const release = releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
    return registryRemote(release, address);
  });
  const [conflict] = conflictsIn(rows);
  if (conflict) throw new PlainError(`${conflict} Change the manifest.json of one of them.`);
  const draft = `${path}.new`;
  writeFileSync(draft, `${JSON.stringify(registrySchema.parse({ remotes: rows }), null, 2)}\n`);
  renameSync(draft, path);
}

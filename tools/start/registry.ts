import { renameSync, writeFileSync } from 'node:fs';
import { conflictsIn, registryRemote, registrySchema, releaseSchema } from '@portfolio/remote-kit/manifest';
import { PlainError } from '../terminal/plain-error.ts';

/**
 * Writes the registry that the shell reads: what each remote's host says of the release it serves.
 * @param path of the registry; replaced in one step
 * @param hosts addresses without a slash, which already answer
 * @throws PlainError when two remotes claim the same route
 */
export async function writeRegistry(path: string, hosts: readonly string[]): Promise<void> {
  const remotes = await Promise.all(
    hosts.map(async (host) => {
      const answer = await fetch(`${host}/release.json`);
      if (!answer.ok)
        throw new PlainError(`${host}/release.json answered ${answer.status}: has that remote been built?`);
      return registryRemote(releaseSchema.parse(await answer.json()), `${host}/`);
    }),
  );
  const [conflict] = conflictsIn(remotes);
  if (conflict) throw new PlainError(`${conflict} Change the manifest.json of one of them.`);
  const draft = `${path}.new`;
  writeFileSync(draft, `${JSON.stringify(registrySchema.parse({ remotes }), null, 2)}\n`);
  renameSync(draft, path);
}

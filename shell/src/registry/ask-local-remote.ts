import { registryRemote, releaseSchema, type RegistryRemote } from '@portfolio/remote-kit/manifest';

/** Milliseconds. */
const patience = 3000;

/** What a development server builds at this moment. Its files have no hashes, because they change all the time. */
export async function askLocalRemote(address: string): Promise<RegistryRemote> {
  const answer = await fetch(`${address}/release.json`, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  const release = releaseSchema.parse(await answer.json());
  return { ...registryRemote(release, `${address}/`), development: true };
}

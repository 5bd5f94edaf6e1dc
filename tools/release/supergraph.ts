import { createHash } from 'node:crypto';
import { ReleaseError, readRegistry, type Signer } from '@portfolio/releases/registry';
import type { ReleaseStore } from '@portfolio/releases/store';
import { brokenBy } from './operations.ts';

const folder = 'supergraph';

/** The supergraph that was published last: what the gateway answers. */
export const liveSupergraph = async ({ store }: Signer): Promise<string | undefined> => (await last(store))?.text;

async function last(store: ReleaseStore): Promise<{ number: number; text: string | undefined } | undefined> {
  const name = (await store.list(folder)).toSorted().at(-1);
  if (name === undefined) return undefined;
  return { number: Number(name.slice(0, 10)), text: (await store.read(`${folder}/${name}`))?.toString() };
}

/**
 * Makes a supergraph the one that releases have to fit, unless it would break one that is live.
 * @throws ReleaseError naming the releases that it would break
 */
export async function publishSupergraph(signer: Signer, supergraph: string): Promise<void> {
  const before = await last(signer.store);
  if (before?.text === supergraph) return;
  const published = await readRegistry(signer);
  const broken = published ? await brokenBy(supergraph, published, signer.store) : [];
  if (broken.length > 0)
    throw new ReleaseError(
      [
        'The services would no longer answer what live releases ask:',
        ...broken.map((each) => `  ${each}`),
        'Keep what they ask for until those remotes are released without it.',
      ].join('\n'),
    );
  const number = String((before?.number ?? 0) + 1).padStart(10, '0');
  const hash = createHash('sha256').update(supergraph).digest('hex').slice(0, 12);
  if (!(await signer.store.create(`${folder}/${number}.graphql`, supergraph)))
    throw new ReleaseError(`Somebody else has just published a supergraph: look at it, and publish ${hash} again.`);
}

import { satisfiesContract } from './registry.ts';
import type { Published, PublishedRemote, Registry, RegistryRemote } from './schema.ts';

export interface Visitor {
  /** The contract that the visitor's shell offers. */
  contract: string;
  /** Tells visitors apart, for canaries; who has none gets no canary. */
  id?: string | undefined;
  /** Canaries that nobody gets any more; what is live was chosen since. */
  withdrawn?: readonly string[] | undefined;
  /** Releases that have failed on this page. */
  without?: ReadonlySet<string>;
}

/** What of all that is published one visitor gets. Pure: edge and shell decide alike. */
export function registryFor(published: Published, visitor: Visitor): Registry {
  return { remotes: published.remotes.map((remote) => releaseFor(remote, visitor)) };
}

/**
 * The canary for those it is meant for, else what is live, else what was live before; the first that fits the visitor's shell. When none
 * does, what is live, so that its area can say why it stays empty.
 */
function releaseFor({ live, previous, canary }: PublishedRemote, visitor: Visitor): RegistryRemote {
  const { contract, id, without, withdrawn } = visitor;
  const isGiven = canary && !withdrawn?.includes(canary.release.release);
  const isChosen = isGiven && id !== undefined && isInShare(id, canary.release.release, canary.percent);
  const candidates = [isChosen ? canary.release : undefined, live, previous];
  const fits = (release: RegistryRemote | undefined): release is RegistryRemote =>
    release !== undefined && satisfiesContract(contract, release.contract) && !without?.has(release.release);
  return candidates.find(fits) ?? live;
}

/** Whether the visitor is among the `percent` who get a release: always the same answer, and another share for each release. */
export function isInShare(visitor: string, release: string, percent: number): boolean {
  return spread(`${release} ${visitor}`) % 10_000 < percent * 100;
}

/** FNV-1a with Murmur's last step: spreads alike texts over all 32 bits. */
function spread(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

import type { Published, PublishedRemote, RegistryRemote } from '@portfolio/remote-kit/manifest';
import { ReleaseError } from '../registry/index.ts';

/** When and from what a release was put into force. */
interface Since {
  commit: string;
  since: string;
}

const find = ({ remotes }: Published, name: string): PublishedRemote => {
  const remote = remotes.find((each) => each.name === name);
  if (!remote) throw new ReleaseError(`Nothing of ${name} is published.`);
  return remote;
};

const replace = (published: Published, remote: PublishedRemote): Published => {
  const others = published.remotes.filter(({ name }) => name !== remote.name);
  return { ...published, remotes: [...others, remote].toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
};

/** Makes a release live for everybody; the very same when it is already. */
export function withLive(published: Published, release: RegistryRemote, { commit, since }: Since): Published {
  const { name } = release;
  const before = published.remotes.find((remote) => remote.name === name);
  const isSame = before?.live.release === release.release && before.live.base === release.base;
  if (isSame && !before.canary) return published;
  if (isSame) return replace(published, without(before));
  return replace(published, { name, live: release, since, commit, ...(before && { previous: before.live }) });
}

/** Gives a release to a share of the visitors. @param percent above 0 */
export function withCanary(published: Published, release: RegistryRemote, percent: number, since: Since): Published {
  const remote = find(published, release.name);
  if (remote.live.release === release.release)
    throw new ReleaseError(`This release of ${release.name} is live already.`);
  return replace(published, { ...remote, canary: { percent, release, ...since } });
}

/** The canary that is under way. */
export function canaryOf(published: Published, name: string): NonNullable<PublishedRemote['canary']> {
  const { canary } = find(published, name);
  if (!canary)
    throw new ReleaseError(`There is no canary of ${name}: "npm run release -- ${name} --canary 5" begins one.`);
  return canary;
}

/** Makes the canary live for everybody. */
export function promoted(published: Published, name: string, since: string): Published {
  const { release, commit } = canaryOf(published, name);
  return withLive(published, release, { commit, since });
}

/** Ends a canary; without one, makes live what was live before. */
export function rolledBack(published: Published, name: string, since: string): Published {
  const remote = find(published, name);
  if (remote.canary) return replace(published, without(remote));
  if (!remote.previous) throw new ReleaseError(`There was no release of ${name} before the live one.`);
  return replace(published, { name, live: remote.previous, since, commit: `before ${remote.commit}` });
}

const without = ({ canary: _canary, ...remote }: PublishedRemote): PublishedRemote => remote;

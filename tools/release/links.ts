import { siteMenu } from '@portfolio/contracts/site';
import { ownerOf, type Published, type RegistryRemote } from '@portfolio/remote-kit/manifest';

/** Something that people click, and where it leads. */
interface Way {
  /** As the subject of a sentence. */
  of: string;
  to: string;
  remedy: string;
}

/** A path that a route takes. */
const sampleOf = (pattern: string): string => pattern.replaceAll(/:\w+|\*/g, 'x');

const isOwned = (remotes: RegistryRemote[], path: string): boolean =>
  ownerOf({ remotes }, path.replace(/[?#].*/s, '')) !== undefined;

const everybody = ({ remotes }: Published): RegistryRemote[] => remotes.map(({ live }) => live);

/** What visitors of a release get: it, and of the others what is live. */
const withRelease = (published: Published, row: RegistryRemote): RegistryRemote[] => [
  ...everybody(published).filter(({ name }) => name !== row.name),
  row,
];

/** Routes of the live release that nobody would draw any more. */
export function removedRoutes(published: Published | undefined, row: RegistryRemote): string[] {
  if (!published) return [];
  const next = withRelease(published, row);
  const live = everybody(published).find(({ name }) => name === row.name);
  return (live?.routes ?? []).map(({ path }) => path).filter((path) => !isOwned(next, sampleOf(path)));
}

/**
 * Links of remotes and of the site's menu that lead somewhere today and would lead nowhere: sentences with cause and remedy.
 * @param menu paths of the pages that header and footer link to
 */
export function lostLinks(published: Published | undefined, row: RegistryRemote, menu: readonly string[]): string[] {
  if (!published) return [];
  const next = withRelease(published, row);
  const ways: Way[] = [
    ...next.flatMap(({ name, links }) =>
      links.map(({ to }) =>
        name === row.name
          ? { of: 'its own link', to, remedy: 'take the link out of its manifest.json' }
          : { of: `a link of ${name}`, to, remedy: `release ${name} without that link first` },
      ),
    ),
    ...menu.map((to) => ({ of: "a link of the site's menu", to, remedy: 'take that page out of the menu first' })),
  ];
  const today = everybody(published);
  return ways
    .filter(({ to }) => isOwned(today, to) && !isOwned(next, to))
    .map(
      ({ of, to, remedy }) => `${of} leads to ${to}, for which there would be no route. Keep the route, or ${remedy}.`,
    );
}

/** Where the site's menu leads; nothing while no site answers there. */
export async function menuAt(site: string): Promise<string[]> {
  try {
    const answer = await fetch(`${site}/api/site/menu/`, { signal: AbortSignal.timeout(2000) });
    return siteMenu.parse(await answer.json()).results.map(({ path }) => path);
  } catch {
    return [];
  }
}

import { bySpecificity, matches, shapeOf } from './path.ts';
import type { Registry, RegistryRemote, Release, RemoteRoute } from './schema.ts';
import type { Language } from './values.ts';

/** The remote and the route that `path` (no query, no hash) belongs to; undefined when no remote has it. */
export function ownerOf(registry: Registry, path: string): { remote: RegistryRemote; route: RemoteRoute } | undefined {
  return registry.remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => matches(route.path, path))
    .toSorted((a, b) => bySpecificity(a.route.path, b.route.path))[0];
}

/** What is told of a route before its screen is there, in the reader's language where its remote has it in that. */
export function aboutIn(
  language: Language,
  { remote, route }: { remote: Pick<RegistryRemote, 'translations'>; route: RemoteRoute },
): RemoteRoute['about'] {
  const { about } = route;
  const said = language === 'en' ? undefined : remote.translations?.[language][route.path];
  if (!about || !said) return about;
  if ('source' in about) return { ...about, missing: said.missing ?? about.missing };
  return { title: said.title ?? about.title, description: said.description ?? about.description };
}

/** Sentences about routes that two remotes claim, or remotes listed twice; empty when the registry is sound. */
export function conflictsIn(remotes: readonly { name: string; routes: readonly RemoteRoute[] }[]): string[] {
  const owners = new Map<string, string>();
  const names = new Set<string>();
  const conflicts: string[] = [];
  for (const { name, routes } of remotes) {
    if (names.has(name)) conflicts.push(`The remote ${name} is listed twice.`);
    names.add(name);
    for (const { path } of routes) {
      const owner = owners.get(shapeOf(path));
      if (owner && owner !== name) conflicts.push(`The route ${path} of ${name} already belongs to ${owner}.`);
      owners.set(shapeOf(path), name);
    }
  }
  return conflicts;
}

/** The global variable in which a release's container appears once its entry has run; no two releases share one. */
export const containerOf = ({ name, release }: { name: string; release: string }): string =>
  `${name}_${release}`.replaceAll(/\W/g, '_');

/**
 * The registry's row for a release served from `base`, its folder with a slash at the end: an absolute address, or a path of the
 * site's own (`/releases/mfe-public/1.0.0-3f2a9c01/`).
 */
export function registryRemote(release: Release, base: string): RegistryRemote {
  const { name, version, contract, routes, links, translations, app, server, files } = release;
  const at = (file: string): string => base + file;
  return {
    name,
    version,
    release: release.release,
    contract,
    routes,
    links,
    ...(translations && { translations }),
    base,
    entry: at(release.entry),
    preload: release.preload.map(at),
    files,
    ...(server && { server: at(server) }),
    ...(app && { app: { ...app, icon: at(app.icon), worker: at(app.worker) } }),
  };
}

/** What a browser checks a file of the release by (`integrity`); undefined when the release has no such file. */
export function integrityOf(
  { base, files }: Pick<RegistryRemote, 'base' | 'files'>,
  address: string,
): string | undefined {
  const hash = address.startsWith(base) ? files[address.slice(base.length)] : undefined;
  return hash && `sha384-${hash}`;
}

/** Whether a shell that offers contract `offered` can host a remote written against `needed` (`major.minor` each). */
export function satisfiesContract(offered: string, needed: string): boolean {
  const [major = 0, minor = 0] = offered.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major === neededMajor && minor >= neededMinor;
}

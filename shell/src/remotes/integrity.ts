import { integrityOf, type RegistryRemote } from '@portfolio/remote-kit/manifest';

/** Releases that may run on this page, by the absolute address of their folder. */
const admitted = new Map<string, RegistryRemote>();

/** The hash of nothing: what the browser checks by it never runs. */
const never = `sha384-${'A'.repeat(64)}`;

export const absolute = (address: string): string => new URL(address, window.location.origin).href;

/** From now on the release's files may run: those that it names, and as it names them. */
export function admit(remote: RegistryRemote): void {
  admitted.set(absolute(remote.base), remote);
}

/**
 * What the browser must check a script by before it runs; nothing for a development server's. What belongs to no release gets a hash that no
 * file has: an exception here would leave webpack waiting for ever.
 */
export function integrityAt(url: string): string {
  const address = absolute(url);
  const found = [...admitted].find(([base]) => address.startsWith(base));
  if (!found) return never;
  const [base, remote] = found;
  return remote.development ? '' : (integrityOf({ base, files: remote.files }, address) ?? never);
}

/** The shell's own files, and those of releases that may run. Everything else that asks to be run as a script is refused. */
export function mayRun(url: string): boolean {
  const { origin, pathname, href } = new URL(url, window.location.origin);
  if (origin === window.location.origin && !pathname.startsWith('/releases/')) return true;
  return [...admitted.keys()].some((base) => href.startsWith(base));
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => void;
}

/**
 * Builds of remotes ask for each chunk's hash (tools/webpack/remote.ts). The page's one policy for Trusted Types sees every
 * address that becomes a script, also where nobody asked.
 */
export function guardScripts(): void {
  Object.defineProperty(globalThis, 'portfolioIntegrity', { value: integrityAt });
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (mayRun(url)) return url;
      throw new TypeError(`${url} belongs to no release that may run here.`);
    },
  });
}

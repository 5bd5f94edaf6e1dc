import { hostOf, isThisHost } from '../outgoing/hosts.ts';

/** What is wrong with a setting, and what to set. */
export interface Unencrypted {
  name: string;
  problem: string;
}

const remedy =
  'or set PROTECTED_NETWORK=true where the network between them encrypts by itself (a mesh, WireGuard), or never leaves one host';

/**
 * The first setting by which something would leave this host in the clear: an address of another process, or the one on which a server listens.
 * PostgreSQL, mail servers and S3 are other processes, too.
 */
export function unencryptedIn(values: Readonly<Record<string, unknown>>): Unencrypted | undefined {
  if (values['PROTECTED_NETWORK'] === true) return undefined;
  const { HOST: host, TLS_CERT_PATH: certificate } = values;
  if (typeof host === 'string' && !isThisHost(host) && !certificate)
    return {
      name: 'HOST',
      problem: `others than this host would be answered in the clear at ${host}: set TLS_CERT_PATH and TLS_KEY_PATH, ${remedy}`,
    };
  for (const [name, value] of Object.entries(values)) {
    const wanted = name !== 'PUBLIC_ORIGIN' && typeof value === 'string' && wantedInstead(value);
    if (wanted) return { name, problem: `production speaks in the clear with this host alone: ${wanted}, ${remedy}` };
  }
  return undefined;
}

/** What an address would have to be; undefined for one that is encrypted, stays on this host, or is no address at all. */
function wantedInstead(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  const { protocol, hostname, searchParams } = address;
  if (hostOf(address).startsWith('/') || isThisHost(hostname)) return undefined;
  switch (protocol) {
    case 'http:':
      return 'it needs an https address';
    case 'postgres:':
    case 'postgresql:':
      // Anything less does not look whose certificate it is, or takes none at all.
      return searchParams.get('sslmode') === 'verify-full' ? undefined : 'it needs ?sslmode=verify-full';
    case 'smtp:':
      return searchParams.get('requireTLS') === 'true' ? undefined : 'it needs smtps: or ?requireTLS=true';
    case 'tcp:':
      return 'it needs a socket (unix:) or an address of this host';
    default:
      return undefined;
  }
}

import { isIP } from 'node:net';

/** Without the brackets of IPv6. */
const bare = (host: string) => host.replace(/^\[|\]$/g, '');

/** The host that an address names; for PostgreSQL's drivers it may be the folder of a socket. */
export const hostOf = ({ hostname, searchParams }: URL): string =>
  bare(searchParams.get('host') ?? decodeURIComponent(hostname));

/** @param given as an address or a URL names it; none is a socket's */
export function isThisHost(given: string): boolean {
  const host = bare(given);
  return host === '' || host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

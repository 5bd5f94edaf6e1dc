import { z } from 'zod';
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

/** Whom a process may connect to: a host, or all below one (`*.example`), and a port; or the path of a socket. */
export type Destination = { host: string; port: number } | { path: string };

const defaultPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'postgres:': 5432,
  'postgresql:': 5432,
  'smtp:': 587,
  'smtps:': 465,
  'tcp:': 0,
};

/** Addresses that browsers are told, and that no process of ours calls. */
const ofBrowsers = new Set(['PUBLIC_ORIGIN', 'API_BASE', 'GRAPHQL_URL']);

/** What the SDKs of others read for themselves. */
const ofSdks = /^(?:OTEL_EXPORTER_OTLP_.*ENDPOINT|AWS_ENDPOINT_URL.*)$/;

/**
 * What the settings of a process name, and nothing else: each address among them.
 * @param values as the process has read them
 */
export function destinationsOf(
  values: Readonly<Record<string, unknown>>,
  environment: NodeJS.ProcessEnv = process.env,
): Destination[] {
  const own = Object.entries(values).filter(([name]) => !ofBrowsers.has(name));
  const others = Object.entries(environment).filter(([name]) => ofSdks.test(name));
  const named = [...own, ...others].flatMap(([, value]) => (typeof value === 'string' ? destinationsIn(value) : []));
  return [...named, ...amazon(values)];
}

/** A bucket without an address is Amazon's; without a key, the machine's role is asked for one. */
function amazon(values: Readonly<Record<string, unknown>>): Destination[] {
  if (values['S3_ENDPOINT'] || !(values['S3_BUCKET'] ?? values['RELEASES_BUCKET'])) return [];
  const roles = ['169.254.169.254:80', '169.254.170.2:80', '169.254.170.23:80'];
  return ['*.amazonaws.com:443', ...(values['S3_ACCESS_KEY_ID'] ? [] : roles)].map(destination);
}

/** `ALLOWED_HOSTS`: more of them, comma-separated. */
export const hostList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^(\*\.)?[\w.-]+:\d+$/, 'it is a list like "*.push.example:443,host.example:8443"')));

/** `host:port`, such as `*.push.apple.com:443`. */
export function destination(text: string): Destination {
  const at = text.lastIndexOf(':');
  return { host: text.slice(0, at), port: Number(text.slice(at + 1)) };
}

function destinationsIn(text: string): Destination[] {
  if (!URL.canParse(text)) return [];
  const address = new URL(text);
  const { protocol, port, pathname } = address;
  if (protocol === 'unix:') return [{ path: pathname }];
  const known = defaultPorts[protocol];
  if (known === undefined) return [];
  const number = Number(port) || known;
  const host = hostOf(address);
  if (host.startsWith('/')) return [{ path: `${host}/.s.PGSQL.${number}` }];
  return [{ host, port: number }];
}

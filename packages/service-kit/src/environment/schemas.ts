import { perAddress } from '@portfolio/contracts/routes';
import { z } from 'zod';
import { hostList, hostOf, isThisHost } from '../outgoing/destinations.ts';
import { proxyList } from './proxies.ts';
import { serviceKeyList } from './service-keys.ts';

/** What is wrong with a setting, and what to set. */
interface Unencrypted {
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

const url = (protocol: RegExp) => z.url({ protocol }).transform((value) => value.replace(/\/$/, ''));

const mode = z.enum(['development', 'test', 'production']).default('development');

/** Says that what goes between our processes, and to what they use, is protected by the network: production otherwise wants TLS. */
const protectedNetwork = z.stringbool().default(false);

/** What every server reads. */
export const serverEnvironment = z.object({
  NODE_ENV: mode,
  PROTECTED_NETWORK: protectedNetwork,
  /** Whom a process may connect to besides those that its settings name. */
  ALLOWED_HOSTS: hostList.default([]),
  /** Files of a certificate and its key: with them a server speaks TLS alone. They are read again when they change. */
  TLS_CERT_PATH: z.string().optional(),
  TLS_KEY_PATH: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  /** 0 is any free port; commands that do not listen need none. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** How long to answer "not ready" before closing, so that a load balancer can look elsewhere. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** After how long a request of which nothing more arrives is ended. */
  STALL_SECONDS: z.coerce.number().positive().max(600).default(60),
  /** What more than these ask is answered 503 with `Retry-After`: everybody would only wait longer. */
  REQUESTS_AT_ONCE: z.coerce.number().int().positive().default(100),
  PUBLIC_ORIGIN: url(/^https?$/).default('http://localhost:3000'),
  /** Whose `X-Forwarded-*` is believed: by default our own servers on this machine. */
  TRUSTED_PROXIES: proxyList.default('loopback'),
  /** Opens `/metrics` to who sends it; without it nobody sees them. */
  OPERATIONS_TOKEN: z.string().min(32, 'it needs at least 32 characters').optional(),
});

/** What every service reads besides. */
export const serviceEnvironment = serverEnvironment.extend({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Of this service alone: what it makes that must not be guessed or forged follows from it. */
  SECRET_KEY: z.string().min(32, 'it needs at least 32 characters'),
  /** With which it calls others, by whom it calls. */
  OUTGOING_KEYS: serviceKeyList,
  /** With which others call it, by who calls. */
  INCOMING_KEYS: serviceKeyList,
  /**
   * Whether a key itself is shown to, and taken from, a service of the release before, which knows no tokens. Goes with the next release, and may be
   * false as soon as no process of the one before runs.
   */
  PLAIN_SERVICE_KEYS: z.stringbool().default(true),
  ...perAddress(() => url(/^https?$/)),
});

/** What those who send e-mail read besides: `serviceEnvironment.extend(mailEnvironment)`. */
export const mailEnvironment = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:1025'),
  MAIL_FROM: z.string().default('Portfolio <no-reply@localhost>'),
};

/** What `migrate` reads. */
export const migrationEnvironment = z.object({
  NODE_ENV: mode,
  PROTECTED_NETWORK: protectedNetwork,
  /** Of the role that owns the tables, which the service itself never is. */
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
});

export type ServerEnvironment = z.output<typeof serverEnvironment>;
export type ServiceEnvironment = z.output<typeof serviceEnvironment>;

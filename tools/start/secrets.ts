import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { serviceNames, type ServiceName } from '@portfolio/contracts/routes';
import { PlainError } from '../terminal/plain-error.ts';
import { writeWhole } from '../write-whole.ts';

/** Passwords made on the first start; they stay below the data path, readable by its owner alone. */
export interface Secrets {
  /** PostgreSQL's superuser. */
  postgres: string;
  /** Passwords by service: of the role that serves, and of the one that owns the tables and migrates. */
  roles: Record<string, string>;
  owners: Record<string, string>;
  /** By service, what it keeps to itself. */
  secretKeys: Record<string, string>;
  /** By caller and the service that it calls (`content-auth`). */
  serviceKeys: Record<string, string>;
  /** By service, what seals single columns of its tables. */
  dataKeys: Record<'auth' | 'scheduling', string>;
  /** Of our client at the local stand-in for Patreon, and of its webhook. */
  patreonClient: string;
  patreonWebhook: string;
  /** Opens what operators see. */
  operationsToken: string;
  /** With which the site sends to browsers. */
  vapid: { publicKey: string; privateKey: string };
}

/** Which service calls which: all ask auth which sessions have ended, and auth asks whose companies somebody administers, and what is kept about them. */
export const serviceCalls: readonly (readonly [caller: ServiceName, called: ServiceName])[] = [
  ...serviceNames.filter((name) => name !== 'auth').map((name) => [name, 'auth'] as const),
  ['auth', 'content'],
  ['auth', 'scheduling'],
];

const makeSecret = () => randomBytes(24).toString('base64url');

const makeDataKey = () => `development:${randomBytes(32).toString('base64url')}`;

/** Says what it is, so that production refuses it. */
const makeServiceKey = () => `development-${makeSecret()}`;

/** A pair on the curve P-256 as web push has it (RFC 8292): the public key as an uncompressed point. */
function makeVapidKeys(): Secrets['vapid'] {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** Before each service had its own, auth alone had the one and scheduling the other. */
type Known = Partial<Omit<Secrets, 'dataKeys'>> & { secretKey?: string; dataKeys?: Secrets['dataKeys'] | string };

/** @throws PlainError when they are lost: with others the databases below the same folder could not be opened */
function parseSecrets(file: string): Known {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Known;
  } catch {
    throw new PlainError(`${file} cannot be read: put it back from a backup, or begin anew with \`npm run reset\`.`);
  }
}

/** Reads the secrets below the data path, and makes those that are missing. */
export function readSecrets(dataPath: string, services: readonly string[]): Secrets {
  const file = join(dataPath, 'secrets.json');
  const known = existsSync(file) ? parseSecrets(file) : {};
  const each = (made: Record<string, string> = {}) => ({
    ...made,
    ...Object.fromEntries(services.map((service) => [service, made[service] ?? makeSecret()])),
  });
  const secrets: Secrets = {
    postgres: known.postgres ?? makeSecret(),
    roles: each(known.roles),
    owners: each(known.owners),
    secretKeys: each({ ...(known.secretKey && { auth: known.secretKey }), ...known.secretKeys }),
    serviceKeys: {
      ...Object.fromEntries(serviceCalls.map(([caller, called]) => [`${caller}-${called}`, makeServiceKey()])),
      ...known.serviceKeys,
    },
    dataKeys: {
      auth: makeDataKey(),
      scheduling: makeDataKey(),
      ...(typeof known.dataKeys === 'string' ? { scheduling: known.dataKeys } : known.dataKeys),
    },
    patreonClient: known.patreonClient ?? makeSecret(),
    patreonWebhook: known.patreonWebhook ?? makeSecret(),
    operationsToken: known.operationsToken ?? makeServiceKey(),
    vapid: known.vapid ?? makeVapidKeys(),
  };
  // Others may pass through the folder (the database may run as another account), but not list or read it.
  mkdirSync(dataPath, { recursive: true, mode: 0o711 });
  if (!isDeepStrictEqual(secrets, known)) writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

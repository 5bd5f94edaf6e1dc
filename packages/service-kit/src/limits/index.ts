import ipaddr from 'ipaddr.js';
import { messages } from '@portfolio/contracts/errors';
import type { DataSource } from 'typeorm';
import { prepared, unbound } from '../database/index.ts';
import { AppError } from '../errors/index.ts';

/** SQL of the table that `countOf` counts in. Unlogged: a crash of the database only gives tries back. */
export const rateLimitTable = `
  CREATE UNLOGGED TABLE rate_limit (
    key text PRIMARY KEY,
    tries integer NOT NULL,
    resets_at timestamptz NOT NULL
  )`;

export interface Limit {
  /** Keeps limits apart. */
  name: string;
  /** So many tries are answered in `seconds`, counted from the first. */
  tries: number;
  seconds: number;
}

/** What `countOf` returns. */
export interface Count {
  key: string;
  tries: number;
  wait: number;
}

/**
 * SQL that counts one try, in one statement so that tries at once do not slip through: it is counted before anything is
 * judged, and whoever turns out right may take it back. It returns `key`, `tries` and `wait`, the seconds until the next
 * is answered when there were too many.
 * @param who expression for whom it counts: a name, an address, an id
 * @param from where `who` is a column, the rest of its SELECT; it should find one row
 * @param weight expression for how many tries it counts as
 */
export const countOf = ({ name, seconds }: Limit, who: string, { from = '', weight = '1' } = {}): string =>
  `INSERT INTO rate_limit AS known (key, tries, resets_at)
   SELECT '${name} ' || ${who}, ${weight}, now() + make_interval(secs => ${seconds}) ${from}
   ON CONFLICT (key) DO UPDATE SET
     tries = CASE WHEN known.resets_at <= now() THEN excluded.tries ELSE known.tries + excluded.tries END,
     resets_at = CASE WHEN known.resets_at <= now() THEN excluded.resets_at ELSE known.resets_at END
   RETURNING key, tries, extract(epoch FROM resets_at - now())::float AS wait`;

/** SQL of what `countOf` returned last, as long as that counts. */
export const countedOf = ({ name }: Limit, who: string): string =>
  `SELECT key, tries, extract(epoch FROM resets_at - now())::float AS wait FROM rate_limit
   WHERE key = '${name} ' || ${who} AND resets_at > now()`;

/**
 * Counts one try, in the database so that several instances agree, and also when what is tried is undone.
 * @param who the parameter $1 of `column`, which says for whom it counts; by default it is that itself, a text
 * @throws AppError `throttled` with `Retry-After` when there were too many
 */
export async function countTry(
  { database }: { database: DataSource },
  limit: Limit,
  who: string | Buffer,
  { column = '$1::text', from = '' } = {},
): Promise<void> {
  const [counted] = await unbound(database).query<Count[]>(prepared(countOf(limit, column, { from })), [who]);
  requireWithin(limit, counted);
}

/** @param counted by `countOf`, if anything was @throws AppError `throttled` with `Retry-After` when there were too many */
export function requireWithin({ tries }: Limit, counted: Count | null | undefined): void {
  if (counted && counted.tries > tries) throw throttled(counted.wait);
}

/** @param seconds until the next try is answered */
export function throttled(seconds: number): AppError {
  const wait = Math.max(1, Math.ceil(seconds));
  return new AppError('throttled', messages.throttled(wait), { headers: { 'Retry-After': String(wait) } });
}

/** Forgets counts that have run out; for a job now and then. */
export const forgetTries = (database: DataSource): Promise<unknown> =>
  database.query('DELETE FROM rate_limit WHERE resets_at < now()');

/** One subscriber has a whole /64 of IPv6 and may take another address of it for each request. */
const subscriberBits = 64;

/** So much of IPv4 is one firm's or one provider's street, and is easily rented whole. */
const streetBits = 24;

/** What a provider gives to who asks for more than one /64. */
const ownerBits = 48;

/**
 * What a limit counts a visitor by: the IPv4 address, also when it comes as `::ffff:192.0.2.1`, or the /64 of an IPv6
 * one. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  return within(address, 32, subscriberBits);
}

/** What is shared out fairly is shared among these: the /24 of an IPv4 address, the /64 of an IPv6 one. */
export const subnetOf = (address: string): string => within(address, streetBits, subscriberBits);

/** Who may be one, however many networks they show: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export const neighbourhoodOf = (address: string): string => within(address, streetBits, ownerBits);

function within(address: string, bits: number, bitsOfIPv6: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bitsOfIPv6}`).toString();
}

import { fault, messages } from '@portfolio/contracts/errors';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../access/index.ts';
import { AppError } from '../errors/index.ts';
import { boundTo, prepared } from '../database/index.ts';
import { countedOf, countOf, networkOf, requireWithin, type Count } from '../limits/index.ts';
import { Turns } from '../slices/index.ts';
import { createHash, hkdfSync } from 'node:crypto';
import { decrypted, encrypted } from '../encryption/index.ts';

/** SQL of the table that `once` keeps its answers in; a service that offers creates has it by a migration. */
export const idempotencyTable = `
  CREATE TABLE idempotency_key (
    hash bytea PRIMARY KEY,
    request bytea NOT NULL,
    answer bytea,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  COMMENT ON COLUMN idempotency_key.hash IS 'of who asks, for what, with which key';
  COMMENT ON COLUMN idempotency_key.request IS 'hash of what was sent';
  COMMENT ON COLUMN idempotency_key.answer IS 'encrypted with the key, which is not kept; null only while it is carried out';
  CREATE INDEX idempotency_key_created_at_idx ON idempotency_key (created_at)`;

/** How long a key is known. */
export const keptFor = '24 hours';

/** Kilobytes of answers, and as many answers, that are kept in an hour for a user, or for a network of visitors. */
const keeping = { name: 'kept', tries: 16_384, seconds: 3_600 };

/** Beyond this nothing is begun: the last megabyte is for the answers of what is under way. */
const begun = { ...keeping, tries: keeping.tries - 1_000 };

const claimSql = `INSERT INTO idempotency_key (hash, request) VALUES ($1, $2)
  ON CONFLICT (hash) DO UPDATE SET request = excluded.request, answer = NULL, created_at = now()
  WHERE idempotency_key.created_at < now() - interval '${keptFor}'
  RETURNING (SELECT to_jsonb(counted) FROM (${countedOf(keeping, '$3::text')}) AS counted) AS counted`;

const keepSql = `WITH kept AS (UPDATE idempotency_key SET answer = $2 WHERE hash = $1)
  ${countOf(keeping, '$3::text', { weight: '$4' })}`;

/** Forgets answers that nobody may ask for any more; for a job now and then. */
export const forgetAnswers = (database: DataSource): Promise<unknown> =>
  database.query(`DELETE FROM idempotency_key WHERE created_at < now() - interval '${keptFor}'`);

const digest = (...parts: readonly string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();

/** Answers hold links and other secrets, so at rest only who knows the client's key can read them. */
const cipherKey = (key: string, hash: Buffer) => Buffer.from(hkdfSync('sha256', key, hash, 'idempotent answer', 32));

/** What answers nothing is kept as null. */
const sealed = (answer: unknown, key: string, hash: Buffer): Buffer =>
  encrypted(cipherKey(key, hash), JSON.stringify(answer ?? null));

const opened = (bytes: Buffer, key: string, hash: Buffer): unknown =>
  JSON.parse(decrypted(cipherKey(key, hash), bytes)) ?? undefined;

/** What `once` needs of a request's context; it changes `database` while the work is done. */
export interface Once {
  database: DataSource;
  actor: Actor | undefined;
  /** The header `Idempotency-Key`, as it was sent. */
  idempotencyKey?: string | undefined;
  clientAddress: string;
}

interface Row {
  request: Buffer;
  answer: Buffer;
}

/** Long enough not to be guessed or to be met by chance; visible ASCII, as a UUID is. */
export const acceptableKey = /^[\x21-\x7e]{16,200}$/;

/** Each holds a connection of the pool's ten; the others are for what is counted beside them, and for reading. */
const turns = new Turns(6);

const underWay = new WeakSet<Once>();

/**
 * Carries a change out in one transaction, with all that is read for its answer: what was answered 503 has not happened.
 * Asked again with the same `Idempotency-Key`, it answers as the first time and does nothing, for 24 hours. The key is
 * kept in that transaction, so it stands exactly when the change does; at once, one is carried out and the others wait.
 * A refusal keeps nothing. docs/decisions/0210
 * @param call what is asked for, and all that was sent; the key counts for this call of this user only
 * @throws AppError `parse_error` for a key that is none, `conflict` for one that came with another input, `throttled` where too much
 * is kept already: nothing is begun then, or undone where its answer is what is too much
 */
export async function once<T>(
  context: Once,
  call: { name: string; input: unknown },
  work: () => Promise<T> | T,
): Promise<T> {
  if (underWay.has(context)) return work();
  const who = context.actor ? `user ${context.actor.userId}` : 'anonymous';
  const holder = context.actor ? who : networkOf(context.clientAddress);
  const claim = claimOf(context.idempotencyKey, { who, holder }, call);
  return turns.take(context.actor ? who : context.clientAddress, () => inOneTransaction(context, claim, work));
}

async function inOneTransaction<T>(context: Once, claim: Claim | undefined, work: () => Promise<T> | T): Promise<T> {
  const { database } = context;
  underWay.add(context);
  try {
    return await database.transaction(async (manager) => {
      const known = claim && (await claimed(manager, claim));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same work answered it
      if (known) return opened(known.answer, claim.key, claim.hash) as T;
      context.database = boundTo(database, manager);
      const answer = await work();
      if (claim) await keep(manager, claim, answer);
      return answer;
    });
  } finally {
    context.database = database;
    underWay.delete(context);
  }
}

/** What one answers alone is kept however long it is. @throws AppError `throttled`, which undoes the change */
async function keep(manager: EntityManager, { hash, key, holder }: Claim, answer: unknown): Promise<void> {
  const kept = sealed(answer, key, hash);
  const weight = Math.min(keeping.tries, Math.ceil(kept.length / 1_000));
  const [counted] = await manager.query<Count[]>(prepared(keepSql), [hash, kept, holder, weight]);
  requireWithin(keeping, counted);
}

interface Claim {
  /** For whom answers are counted. */
  holder: string;
  key: string;
  hash: Buffer;
  request: Buffer;
}

function claimOf(
  key: string | undefined,
  { who, holder }: { who: string; holder: string },
  { name, input }: { name: string; input: unknown },
): Claim | undefined {
  if (key === undefined) return undefined;
  if (!acceptableKey.test(key)) throw new AppError('parse_error', messages.idempotencyKey);
  return { holder, key, hash: digest(who, name, key), request: digest(JSON.stringify(input ?? null)) };
}

/** @returns what was answered to the same key before; undefined when it is ours now @throws AppError `throttled` */
async function claimed(manager: EntityManager, { hash, request, holder }: Claim): Promise<Row | undefined> {
  // Waits for a transaction that has the same key.
  const [fresh] = await manager.query<{ counted: Count | null }[]>(prepared(claimSql), [hash, request, holder]);
  if (fresh) {
    requireWithin(begun, fresh.counted);
    return undefined;
  }
  const [row] = await manager.query<Row[]>('SELECT request, answer FROM idempotency_key WHERE hash = $1', [hash]);
  if (!row) throw new AppError('unavailable', undefined, { headers: { 'Retry-After': '1' } });
  if (!row.request.equals(request)) throw new AppError('conflict', fault('idempotency_key_reused'));
  return row;
}

import { randomBytes } from 'node:crypto';
import { passkeyMinutes } from '@portfolio/contracts/auth';
import { inScope } from '@portfolio/service-kit/row-security';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { DataSource } from 'typeorm';

/** Who may answer a challenge: the session that adds a passkey, or the browser that signs in. */
export type Asked = { sessionId: string } | { browserHash: Buffer };

/** A session's challenge is its user's; a browser's is nobody's yet. */
const inScopeOf = <T>(asked: Asked, work: () => T): T => ('sessionId' in asked ? work() : inScope('everything', work));

const columnsOf = (asked: Asked): [string | null, Buffer | null] =>
  'sessionId' in asked ? [asked.sessionId, null] : [null, asked.browserHash];

/** How long an authenticator is waited for. */
export const challengeMilliseconds = passkeyMinutes * 60_000;

/** Something that an authenticator has never signed before, to be answered once, and soon. */
export async function newChallenge(database: DataSource, asked: Asked): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32);
  await inScopeOf(asked, () =>
    database.query(
      `INSERT INTO passkey_challenge (challenge, session_id, browser_hash, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
      [challenge, ...columnsOf(asked), passkeyMinutes],
    ),
  );
  return new Uint8Array(challenge);
}

/**
 * Takes the challenge that an answer names, whatever becomes of the answer: of several with one challenge at once, one goes on.
 * @returns the challenge; undefined where there is none, or not any more, or somebody else was asked
 */
export async function takeChallenge(
  database: DataSource,
  asked: Asked,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const [, taken] = await inScopeOf(asked, () =>
    database.query<[unknown, number]>(
      `DELETE FROM passkey_challenge WHERE challenge = $1 AND expires_at > now()
       AND session_id IS NOT DISTINCT FROM $2 AND browser_hash IS NOT DISTINCT FROM $3`,
      [Buffer.from(challenge, 'base64url'), ...columnsOf(asked)],
    ),
  );
  return taken > 0 ? challenge : undefined;
}

/** @returns undefined where there is none, and where another page than the browser's topmost asked */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' && !crossOrigin ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets challenges that nobody answered; for a job now and then. */
export const forgetChallenges = (database: DataSource): Promise<unknown> =>
  database.query('DELETE FROM passkey_challenge WHERE expires_at < now()');

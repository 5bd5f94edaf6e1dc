import type { PasskeyProof } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { takeChallenge } from './challenges.ts';
import { handleOf, relyingParty } from './relying-party.ts';

interface Known {
  id: number;
  user_id: number;
  public_key: Buffer;
}

/**
 * Whose passkey signed, in the browser that was asked. One that nobody has, one of somebody inactive, another's and a wrong signature
 * are answered alike.
 * @param browser that answers
 * @param owner whose it must be, where the password has said who signs in
 * @throws AppError `authentication_failed`: `passkey_wrong`; `passkey_expired` where this browser was not asked that, or long ago
 */
export async function requirePasskeyProof(
  context: AuthContext,
  proof: PasskeyProof,
  browser: Buffer | undefined,
  owner?: number,
): Promise<number> {
  const challenge =
    browser && (await takeChallenge(context.database, { browserHash: browser }, proof.response.clientDataJSON));
  if (challenge === undefined) throw refused('passkey_expired');
  // By what is written on the passkey: nobody is known yet.
  const [known] = await inScope('everything', () =>
    context.database.query<Known[]>(
      `SELECT passkey.id, user_id, public_key FROM passkey JOIN account ON account.id = user_id
       WHERE credential_id = $1 AND is_active AND ($2::integer IS NULL OR user_id = $2)`,
      [Buffer.from(proof.id, 'base64url'), owner ?? null],
    ),
  );
  const count = known && (await verifiedCount(context, known, proof, challenge));
  if (!known || count === undefined) {
    const tried = known?.user_id ?? owner ?? null;
    await inScope('everything', () => recordAccountEvent(context.database, tried, { kind: 'passkey_failed' }));
    throw refused('passkey_wrong');
  }
  const userId = known.user_id;
  return inScope({ user: userId }, async () => {
    await keepCount(context, known, count);
    await recordAccountEvent(context.database, userId, { kind: 'passkey_used' }, userId);
    return userId;
  });
}

const refused = (code: 'passkey_wrong' | 'passkey_expired') => new AppError('authentication_failed', fault(code));

/** The authenticator's count of what it has signed; undefined where anything is wrong. */
async function verifiedCount(
  { publicOrigin }: AuthContext,
  { user_id, public_key }: Known,
  proof: PasskeyProof,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { userHandle } = proof.response;
  if (userHandle !== undefined && userHandle !== Buffer.from(handleOf(user_id)).toString('base64url')) return undefined;
  const { id, origin } = relyingParty(publicOrigin);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // The count is compared by the database, which sees what others have signed meanwhile.
      credential: { id: proof.id, publicKey: new Uint8Array(public_key), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // It throws whatever is wrong, in words that quote what was sent.
    return undefined;
  }
}

/**
 * A count that does not grow is that of a copy, or of the original after a copy was used (Web Authentication, §6.1.1): nobody is let
 * in, and it is told. Authenticators that do not count say 0.
 */
async function keepCount({ database, log }: AuthContext, { id, user_id }: Known, count: number): Promise<void> {
  const [, kept] = await database.query<[unknown, number]>(
    `UPDATE passkey SET sign_count = $2, last_used_at = now()
     WHERE id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0))`,
    [id, count],
  );
  if (kept > 0) return;
  const isThere = await database.query<unknown[]>('SELECT FROM passkey WHERE id = $1', [id]);
  // Removed meanwhile.
  if (isThere.length === 0) throw refused('passkey_wrong');
  log.warn({ userId: user_id, passkey: id }, 'the count of a passkey went back: it may have been copied');
  await recordAccountEvent(database, user_id, { kind: 'passkey_copied' });
  throw refused('passkey_wrong');
}

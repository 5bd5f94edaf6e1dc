import { randomUUID } from 'node:crypto';
import { passkey, passkeysAtMost, type AddedPasskey, type NewPasskey, type Passkey } from '@portfolio/contracts/auth';
import { fault, type Fault } from '@portfolio/contracts/errors';
import { selectList } from '@portfolio/service-kit/database';
import { AppError, validationError } from '@portfolio/service-kit/errors';
import { countTry } from '@portfolio/service-kit/limits';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { cose } from '@simplewebauthn/server/helpers';
import { requireOpen, requireOwnSession } from '../../access.ts';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { limits } from '../../shared/limits/limits.ts';
import { enqueueNotice } from '../../shared/notices/notice-mail.ts';
import { codesForFirstStep } from '../second-factor/recovery-codes.ts';
import { challengeMilliseconds, newChallenge, takeChallenge } from './challenges.ts';
import { handleOf, relyingParty } from './relying-party.ts';

/** What every authenticator can do one of. */
const algorithms = [cose.COSEALG.EdDSA, cose.COSEALG.ES256, cose.COSEALG.RS256];

/**
 * What a browser is asked to make: a passkey that its authenticator gives to nobody whom it does not know, and finds by itself where
 * it has room for that.
 * @throws AppError `throttled`; `conflict` without a password, beside which it is the second step, and where there are as many as may be
 */
export async function beginPasskey(context: AuthContext): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { userId, sessionId } = requireOwnSession(context);
  await countTry(context, limits.passkeyAdding, String(userId));
  const [account] = await context.database.query<{ username: string; full_name: string; has_password: boolean }[]>(
    `SELECT username, concat_ws(' ', first_name, last_name) AS full_name, password_hash IS NOT NULL AS has_password
     FROM account WHERE id = $1`,
    [userId],
  );
  if (!account?.has_password) throw new AppError('conflict', fault('second_factor_without_password'));
  const known = await context.database.query<{ credential_id: Buffer; transports: string[] }[]>(
    'SELECT credential_id, transports FROM passkey WHERE user_id = $1',
    [userId],
  );
  if (known.length >= passkeysAtMost) throw full();
  const { id: rpID, name: rpName } = relyingParty(context.publicOrigin);
  return generateRegistrationOptions({
    rpID,
    rpName,
    userName: account.username,
    userDisplayName: account.full_name.trim() || account.username,
    userID: handleOf(userId),
    challenge: await newChallenge(context.database, { sessionId }),
    timeout: challengeMilliseconds,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports,
    })),
  });
}

/**
 * From now on it signs its user in, and signing in with the password asks for it, or a code.
 * @returns with the first of all second steps, recovery codes
 * @throws AppError `validation` on `credential`, `conflict`
 */
export async function addPasskey(context: AuthContext, { name, credential }: NewPasskey): Promise<AddedPasskey> {
  const { userId, sessionId } = requireOwnSession(context);
  const made = await verifiedCredential(context, sessionId, credential);
  return context.database.transaction(async (manager) => {
    // Of several at once, each sees those of before.
    await requireOpen(manager, { userId, sessionId });
    const [added] = await manager.query<Passkey[]>(
      `INSERT INTO passkey (user_id, name, credential_id, public_key, sign_count, transports)
       SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT count(*) FROM passkey WHERE user_id = $1) < ${passkeysAtMost}
       RETURNING ${selectList('passkey', passkey)}`,
      [
        userId,
        name,
        Buffer.from(made.id, 'base64url'),
        Buffer.from(made.publicKey),
        made.counter,
        credential.response.transports,
      ],
    );
    if (!added) throw full();
    await recordAccountEvent(manager, userId, { kind: 'passkey_added' });
    await enqueueNotice(manager, 'passkey_added', sessionId, { seed: randomUUID() });
    return { ...added, recovery_codes: await codesForFirstStep(manager, userId) };
  });
}

/** What the browser made, if it was asked to in this session. @throws AppError `validation` on `credential` */
async function verifiedCredential(context: AuthContext, sessionId: string, response: NewPasskey['credential']) {
  const { id, origin } = relyingParty(context.publicOrigin);
  const expectedChallenge = await takeChallenge(context.database, { sessionId }, response.response.clientDataJSON);
  if (expectedChallenge === undefined) throw refused(fault('passkey_expired'));
  let answer: VerifiedRegistrationResponse;
  try {
    answer = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
  } catch {
    // It throws whatever is wrong, in words that quote what was sent.
    throw refused(fault('passkey_wrong'));
  }
  if (!answer.verified) throw refused(fault('passkey_wrong'));
  return answer.registrationInfo.credential;
}

const refused = (what: Fault) => validationError({ credential: [what] });

const full = () => new AppError('conflict', fault('passkeys_full', { max: passkeysAtMost }));

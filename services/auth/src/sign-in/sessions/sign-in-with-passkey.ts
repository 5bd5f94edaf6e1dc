import type { LoginOptionsInput, LoginResult, PasskeyProof } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { AppError } from '@portfolio/service-kit/errors';
import { countTry, networkOf } from '@portfolio/service-kit/limits';
import { inScope } from '@portfolio/service-kit/row-security';
import { generateAuthenticationOptions, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Request, Response } from 'express';
import { refreshStaleTier } from '../../users/account/tier-refresh.ts';
import { findUser } from '../../users/account/user.ts';
import type { AuthContext } from '../../context.ts';
import { keyOf, limits } from '../../shared/limits/limits.ts';
import { nameBrowser } from '../passkeys/browser-cookie.ts';
import { challengeMilliseconds, newChallenge } from '../passkeys/challenges.ts';
import { requirePasskeyProof } from '../passkeys/check-passkey.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { checkCredentials, giveTriesBack } from './check-credentials.ts';
import { openSession } from './open-session.ts';

/**
 * What a browser's authenticators are asked to sign: by whichever passkey the user chooses, or, after the password, by theirs. Without
 * the password nobody is told whether an account has any.
 * @throws AppError `throttled`; as {@link checkCredentials}
 */
export async function passkeyLoginOptions(
  context: AuthContext,
  { username, password }: LoginOptionsInput,
  { request, response }: { request: Request; response: Response },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await countTry(context, limits.passkeyOptions, networkOf(context.clientAddress));
  const allowCredentials =
    username !== undefined && password !== undefined
      ? await passkeysBehind(context, { username, password })
      : undefined;
  const browserHash = nameBrowser(request, response, context.publicOrigin);
  return generateAuthenticationOptions({
    rpID: relyingParty(context.publicOrigin).id,
    challenge: await newChallenge(context.database, { browserHash }),
    timeout: challengeMilliseconds,
    userVerification: 'required',
    allowCredentials,
  });
}

async function passkeysBehind(context: AuthContext, credentials: { username: string; password: string }) {
  const { found, counted_tries } = await checkCredentials(context, credentials);
  await giveTriesBack(context, counted_tries);
  const rows = await inScope({ user: found.id }, () =>
    context.database.query<{ credential_id: Buffer; transports: string[] }[]>(
      'SELECT credential_id, transports FROM passkey WHERE user_id = $1',
      [found.id],
    ),
  );
  return rows.map(({ credential_id, transports }) => ({ id: credential_id.toString('base64url'), transports }));
}

/**
 * Signs in with a passkey alone, which asks its user for a finger, a face or a PIN: two steps in one.
 * @throws AppError `throttled`; as {@link requirePasskeyProof}
 */
export async function signInWithPasskey(
  context: AuthContext,
  proof: PasskeyProof,
  browser: Buffer | undefined,
): Promise<LoginResult> {
  const network = networkOf(context.clientAddress);
  await countTry(context, limits.passkeyAddress, network);
  const userId = await requirePasskeyProof(context, proof, browser);
  return inScope({ user: userId }, async () => {
    const user = await findUser(context, userId);
    const counted_tries = [keyOf(limits.passkeyAddress, network)];
    const result = user && (await openSession(context, user, { counted_tries }));
    // Deactivated meanwhile.
    if (!result) throw new AppError('authentication_failed', fault('passkey_wrong'));
    await refreshStaleTier(context.database, userId);
    return result;
  });
}

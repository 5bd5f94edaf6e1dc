import { fault } from '@portfolio/contracts/errors';
import { requireActor, tokenNotValid } from '@portfolio/service-kit/access';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import type { Request, Response } from 'express';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { enqueueNotice } from '../../shared/notices/notice-mail.ts';
import { asksForSecondStep } from '../second-factor/totp.ts';
import { openSession } from '../sessions/open-session.ts';
import { findUser } from '../../users/account/user.ts';
import { linkAccount } from './link-account.ts';

/**
 * The browser's way through Patreon. Every end is a redirect to a screen: `/patreon/callback` with tokens, or `/login`
 * with `error=patreon_config` or `error=patreon_connection` (core-site.md §2, §4, §8).
 */
const screen = (context: AuthContext, path: string): string => `${context.publicOrigin}${path}`;

/** Before a signed-in user leaves for Patreon: a navigation carries no bearer token, so a sealed cookie says who asks. */
export function prepareConnection(context: AuthContext, response: Response): { url: string } {
  const { userId, sessionId } = requireActor(context);
  if (!sessionId) throw tokenNotValid('Token has no session');
  if (context.patreon) response.append('Set-Cookie', context.patreon.connect.set({ userId, sessionId }));
  return { url: '/auth/patreon/auth/' };
}

/** GET /auth/patreon/auth/: @returns where the browser goes on to */
export async function startPatreon(context: AuthContext, request: Request, response: Response): Promise<string> {
  const { patreon } = context;
  if (!patreon) return screen(context, '/login?error=patreon_config');
  response.locals['connecting'] = patreon.connect.read(request);
  response.append('Set-Cookie', patreon.connect.clear());
  const outcome = await patreon.authenticate(request);
  return outcome.kind === 'redirect' ? outcome.url : screen(context, '/login?error=patreon_connection');
}

/** GET /auth/patreon/callback/: @returns where the browser goes on to */
export async function finishPatreon(context: AuthContext, request: Request, response: Response): Promise<string> {
  const { patreon } = context;
  if (!patreon) return screen(context, '/login?error=patreon_config');
  const connecting = patreon.flow.read(request)?.connecting;
  response.append('Set-Cookie', patreon.flow.clear());
  try {
    // Without code or error the strategy would start over; nobody comes here like that from Patreon.
    const outcome = request.query['code'] || request.query['error'] ? await patreon.authenticate(request) : undefined;
    if (outcome?.kind !== 'granted') return screen(context, '/login?error=patreon_connection');
    const identity = await patreon.api.identity(outcome.tokens.accessToken);
    const userId = await linkAccount(context, identity, outcome.tokens, connecting);
    const user = await inScope({ user: userId }, () => findUser(context, userId));
    if (!user) return screen(context, '/login?error=patreon_connection');
    // Whoever wants a second step beside the password does not want a way around it. Connecting, one is signed in already.
    if (!connecting && (await asksForSecondStep(context.database, user.id)))
      return screen(context, '/login?error=second_factor');
    const session = await openSession(context, user);
    if (!session) return screen(context, '/login?error=patreon_connection');
    const query = new URLSearchParams({ access_token: session.access, refresh_token: session.refresh });
    return screen(context, `/patreon/callback?${query.toString()}`);
  } catch (error) {
    context.log.warn({ err: error }, 'sign-in with Patreon failed');
    return screen(context, '/login?error=patreon_connection');
  }
}

/** Forgets the connection. @throws AppError `conflict` when nothing else lets the user in, `not_found` without one */
export async function disconnectPatreon(context: AuthContext): Promise<void> {
  const { userId } = requireActor(context);
  const isRemoved = await context.database.transaction(async (manager) => {
    const [, removed] = await manager.query<[unknown, number]>(
      `DELETE FROM patreon_account USING account
       WHERE user_id = $1 AND account.id = user_id AND (password_hash IS NOT NULL OR email <> '')`,
      [userId],
    );
    if (removed === 0) return false;
    const event = await recordAccountEvent(manager, userId, { kind: 'patreon_disconnected' });
    await enqueueNotice(manager, 'patreon_disconnected', { event });
    return true;
  });
  if (isRemoved) return;
  const user = await findUser(context, userId);
  if (!user?.is_patreon_connected) throw notFound();
  throw new AppError('conflict', fault('patreon_only_way_in'));
}

import { scheduling, type PortalShift } from '@portfolio/contracts/scheduling';
import { requireActor } from '@portfolio/service-kit/access';
import { equalTexts } from '@portfolio/service-kit/encryption';
import { notFound } from '@portfolio/service-kit/errors';
import { inScope } from '@portfolio/service-kit/row-security';
import type { SchedulingContext } from '../context.ts';
import { contactOf } from '../shared/accounts/contacts.ts';

/**
 * A key with which a device sends what the caller has tapped, when nobody may be there to sign in again: a phone keeps it
 * beside a check-in that waits for a connection. It is good for what is tapped on the caller's own shifts, and for as
 * long as a tap may wait.
 */
export function makeTapKey(context: SchedulingContext): string {
  const until = Math.floor(Date.now() / 1000) + scheduling.keptTapSeconds;
  const said = `${requireActor(context).userId}.${until}`;
  return `${said}.${context.tapSignature(said)}`;
}

/**
 * What a device kept, as `send` does it, of whom the key is.
 * @throws AppError `not_found` for a key that is wrong or too old, or of a user who is deactivated, too; `unavailable`
 */
export async function sendKeptTap<Tap extends object>(
  context: SchedulingContext,
  { key, ...tap }: Tap & { key: string },
  send: (context: SchedulingContext, tap: Omit<Tap, 'key'>) => Promise<PortalShift>,
): Promise<PortalShift> {
  const userId = userOf(context, key);
  // The key outlives sessions, but not the account.
  if (!(await contactOf(context.auth, userId))) throw notFound();
  const actor = { userId, isStaff: false, isSuperuser: false };
  return inScope({ user: userId }, () => send({ ...context, actor }, tap));
}

function userOf({ tapSignature }: SchedulingContext, key: string): number {
  const [userId = '', until = '', signature = ''] = key.split('.');
  const isGood = equalTexts(signature, tapSignature(`${userId}.${until}`));
  if (!isGood || Number(until) * 1000 < Date.now()) throw notFound();
  return Number(userId);
}

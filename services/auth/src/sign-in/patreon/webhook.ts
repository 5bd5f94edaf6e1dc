import { createHmac } from 'node:crypto';
import { equalTexts } from '@portfolio/service-kit/encryption';
import { notFound, permissionDenied } from '@portfolio/service-kit/errors';
import { parse } from '@portfolio/service-kit/rest';
import { inScope } from '@portfolio/service-kit/row-security';
import type { Request } from 'express';
import { z } from 'zod';
import type { AuthContext } from '../../context.ts';
import { highestTier, member, tier } from './patreon.rules.ts';
import { enqueueTierRefresh } from '../../users/account/tier-refresh.ts';

const webhookDocument = z.object({ data: member, included: z.array(z.unknown()).default([]) });

/**
 * A change of membership, told by Patreon. It is a reason to ask, not an answer: deliveries are repeated and overtake
 * each other, so the tier is read afresh. Only where we may not ask any more the message itself decides.
 * @throws AppError `permission_denied` for a wrong signature, `not_found` without a configured webhook
 */
export async function receiveWebhook(context: AuthContext, request: Request): Promise<{ status: 'ok' }> {
  const secret = context.patreon?.webhookSecret;
  if (!secret) throw notFound();
  const body: unknown = request.body;
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (!isSigned(bytes, request.get('x-patreon-signature') ?? '', secret)) throw permissionDenied();
  const { data, included } = parse(webhookDocument, parseJson(bytes));
  const [supporter] = await inScope('everything', () =>
    context.database.query<{ user_id: number; has_tokens: boolean }[]>(
      'SELECT user_id, refresh_token IS NOT NULL AS has_tokens FROM patreon_account WHERE patreon_id = $1',
      [data.relationships.user?.data.id ?? ''],
    ),
  );
  if (supporter?.has_tokens) await enqueueTierRefresh(context.database, supporter.user_id);
  else if (supporter) {
    const tiers = included.flatMap((one) => tier.safeParse(one).data ?? []);
    const members = request.get('x-patreon-event') === 'members:delete' ? [] : [data];
    const told = 'UPDATE patreon_account SET tier = $2, refreshed_at = now() WHERE user_id = $1';
    const values = [supporter.user_id, highestTier(members, tiers)];
    await inScope({ user: supporter.user_id }, () => context.database.query(told, values));
  }
  return { status: 'ok' };
}

/** HMAC-MD5 in hexadecimal digits is what Patreon signs with. */
const isSigned = (body: Buffer, signature: string, secret: string): boolean =>
  equalTexts(signature.toLowerCase(), createHmac('md5', secret).update(body).digest('hex'));

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

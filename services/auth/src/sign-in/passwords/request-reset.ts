import { randomUUID } from 'node:crypto';
import { passwordResetMessages } from '@portfolio/contracts/auth';
import { enqueue } from '@portfolio/service-kit/jobs';
import { countTry, networkOf } from '@portfolio/service-kit/limits';
import type { AuthContext } from '../../context.ts';
import { limits } from '../../shared/limits/limits.ts';

export const resetMailTask = 'send-password-reset';

/**
 * Asks for a reset link. Whether the address belongs to anybody is found out by the job, not here,
 * so that answer and time are the same for all.
 * @throws AppError `throttled`
 */
export async function requestPasswordReset(context: AuthContext, email: string): Promise<{ detail: string }> {
  await countTry(context, limits.resetAddress, networkOf(context.clientAddress));
  await countTry(context, limits.resetAccount, email, { column: 'folded($1)' });
  // By the database's clock, by which links are told from newer ones, and expire.
  const [{ asked_at }] = await context.database.query<[{ asked_at: string }]>('SELECT now()::text AS asked_at');
  await enqueue(context.database, resetMailTask, { email, language: context.language, seed: randomUUID(), asked_at });
  return { detail: passwordResetMessages.sent };
}

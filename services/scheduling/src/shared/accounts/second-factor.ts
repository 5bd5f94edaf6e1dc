import { sessionProof, secondFactorFact } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { requireActor } from '@portfolio/service-kit/access';
import { permissionDenied } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../../context.ts';
import type { InternalClient } from '@portfolio/service-kit/internal';

/** Whether signing in as this user asks for a code, by what auth says now. @throws AppError `unavailable` */
export const hasSecondFactor = async (auth: InternalClient, userId: number): Promise<boolean> =>
  (await auth.get(`/internal/users/${userId}/second-factor`, secondFactorFact)).has_second_factor;

/**
 * That it is still the user of a session who asks, by what auth says now: a password or sign-in of the last minutes.
 * @throws AppError `permission_denied` (`password_needed`, `second_factor_unused`), `unavailable`
 */
export async function requireFreshProof(context: SchedulingContext): Promise<void> {
  const { sessionId } = requireActor(context);
  const { missing } = await context.auth.get(`/internal/sessions/${sessionId ?? 'none'}/proof`, sessionProof);
  if (missing) throw permissionDenied(fault(missing));
}

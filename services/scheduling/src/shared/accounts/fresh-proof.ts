import { sessionProof } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { requireActor } from '@portfolio/service-kit/access';
import { permissionDenied } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../../context.ts';

/**
 * That it is still the user of a session who asks, by what auth says now: a password or sign-in of the last minutes.
 * @throws AppError `permission_denied` (`password_needed`, `second_factor_unused`), `unavailable`
 */
export async function requireFreshProof(context: SchedulingContext): Promise<void> {
  const { sessionId } = requireActor(context);
  const { missing } = await context.auth.get(`/internal/sessions/${sessionId ?? 'none'}/proof`, sessionProof);
  if (missing) throw permissionDenied(fault(missing));
}

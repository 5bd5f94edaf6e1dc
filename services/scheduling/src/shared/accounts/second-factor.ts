import { secondFactorFact } from '@portfolio/contracts/auth';
import type { InternalClient } from '@portfolio/service-kit/internal';

/** Whether signing in as this user asks for a code, by what auth says now. @throws AppError `unavailable` */
export const hasSecondFactor = async (auth: InternalClient, userId: number): Promise<boolean> =>
  (await auth.get(`/internal/users/${userId}/second-factor`, secondFactorFact)).has_second_factor;

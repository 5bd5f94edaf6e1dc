import type { sessionProof } from '@portfolio/contracts/auth';
import { inScope } from '@portfolio/service-kit/row-security';
import type { z } from 'zod';
import { isConfirmed } from '../../access.ts';
import type { AuthContext } from '../../context.ts';
import { predatesSecondStep } from '../second-factor/asked-step.ts';

/** What another service is told before rights are given there: as auth asks before it gives some. */
export const missingProof = (context: AuthContext, sessionId: string): Promise<z.infer<typeof sessionProof>> =>
  inScope('everything', async (): Promise<z.infer<typeof sessionProof>> => {
    if (!(await isConfirmed(context, sessionId))) return { missing: 'password_needed' };
    return { missing: (await predatesSecondStep(context, sessionId)) ? 'second_factor_unused' : null };
  });

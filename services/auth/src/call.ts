import { callsFor } from '@portfolio/service-kit/calls';
import type { AuthContext } from './context.ts';

/** One use case of this service, as callers meet it. */
export const call = callsFor<AuthContext>();

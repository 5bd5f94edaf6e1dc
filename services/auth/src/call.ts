import { openToAll } from '@portfolio/service-kit/access';
import { callsFor, callsOf } from '@portfolio/service-kit/calls';
import { confirmedByPassword } from './access.ts';
import type { AuthContext } from './context.ts';

/** One use case of this service, as callers meet it. */
export const call = callsFor<AuthContext>();

/** The same of who gave their password in the last minutes, and of everybody, whatever token they still send. */
export const forConfirmed = callsOf<AuthContext>(confirmedByPassword);
export const forVisitors = callsOf<AuthContext>(openToAll);

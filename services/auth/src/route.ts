import { routeFor } from '@portfolio/service-kit/rest';
import type { AuthContext } from './context.ts';

/** One REST call of this service. */
export const route = routeFor<AuthContext>();

import { routeFor } from '@portfolio/service-kit/rest';
import type { ContentContext } from './context.ts';

/** One REST call of this service. */
export const route = routeFor<ContentContext>();

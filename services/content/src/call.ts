import { open, staff } from '@portfolio/service-kit/access';
import { callsFor, callsOf } from '@portfolio/service-kit/calls';
import type { ContentContext } from './context.ts';

/** One use case of this service, as callers meet it. */
export const call = callsFor<ContentContext>();

/** The same of who manages content, and of everybody, who sees what they may. */
export const forStaff = callsOf<ContentContext>(staff);
export const forEverybody = callsOf<ContentContext>(open);

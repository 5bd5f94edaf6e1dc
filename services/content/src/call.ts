import { open, openToAll, staff } from '@portfolio/service-kit/access';
import { callsFor, callsOf } from '@portfolio/service-kit/calls';
import type { ContentContext } from './context.ts';

/** One use case of this service, as callers meet it. */
export const call = callsFor<ContentContext>();

/** The same of who manages content, of everybody, who sees what they may, and of everybody alike, whatever token they still send. */
export const forStaff = callsOf<ContentContext>(staff);
export const forEverybody = callsOf<ContentContext>(open);
export const forVisitors = callsOf<ContentContext>(openToAll);

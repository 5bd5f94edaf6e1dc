import { callsFor, nounFor } from '@portfolio/service-kit/calls';
import type { SchedulingContext } from './context.ts';

/** One use case of this service, as callers meet it. */
export const call = callsFor<SchedulingContext>();

/** The calls that a noun of this service has in common with others. */
export const noun = nounFor<SchedulingContext>();

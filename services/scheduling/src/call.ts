import { callsFor, nounFor, type Declared } from '@portfolio/service-kit/calls';
import { activeEmployees, employees } from './access.ts';
import type { SchedulingContext } from './context.ts';

const declare = callsFor<SchedulingContext>();

/** One use case of this service, as callers meet it. What employees write is for active ones, without more words. */
export const call: typeof declare = (given) => {
  const declared = declare(given);
  return declared.access === employees && writes(declared) ? { ...declared, access: activeEmployees } : declared;
};

const writes = ({ rest, graphql }: Declared<SchedulingContext>): boolean =>
  graphql ? graphql.startsWith('mutation') : !rest?.startsWith('GET');

/** The calls that a noun of this service has in common with others. */
export const noun = nounFor<SchedulingContext>();

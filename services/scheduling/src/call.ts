import { callsFor, callsOf, nounFor, type Declared } from '@portfolio/service-kit/calls';
import { activeEmployees, administrators, employees, payers } from './access.ts';
import type { SchedulingContext } from './context.ts';

/** One use case of this service, as callers meet it. */
export const call = callsFor<SchedulingContext>();

/** The same of who plans, and of who pays. */
export const forAdministrators = callsOf<SchedulingContext>(administrators);
export const forPayers = callsOf<SchedulingContext>(payers);

/** The same of who works, also when inactive: they end what they began, take back what they asked for, and are told where they choose. */
export const forEmployeesWhoLeft = callsOf<SchedulingContext>(employees);

/** The same of who works; what they write is for active ones. */
export const forEmployees: typeof forEmployeesWhoLeft = (given) => {
  const declared = forEmployeesWhoLeft(given);
  return writes(declared) ? { ...declared, access: activeEmployees } : declared;
};

const writes = ({ rest, graphql }: Declared<SchedulingContext>): boolean =>
  graphql ? graphql.startsWith('mutation') : !rest?.startsWith('GET');

/** The calls that a noun of this service has in common with others; of who plans, where it doesn't say otherwise. */
export const noun = nounFor<SchedulingContext>(administrators);

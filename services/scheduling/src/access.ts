import { confirmedForMinutes } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import { confirmed, signedIn, staff, type Access } from '@portfolio/service-kit/access';
import { AppError } from '@portfolio/service-kit/errors';
import { requireAdministration } from './company/administration.ts';
import type { SchedulingContext } from './context.ts';
import { requireFreshProof } from './shared/accounts/second-factor.ts';
import { requireEmployee } from './people/employees/employees.ts';

/** Who plans (scheduling.md §6): within their companies, which the use cases see to. */
export const administrators: Access<SchedulingContext> = {
  ...staff,
  name: 'company-admin',
  description: 'For administrators of a company, within their companies.',
  check: requireAdministration,
};

/** Who pays, which a session that has just ended must not see. */
export const payers: Access<SchedulingContext> = confirmed(administrators);

/** The same, of who gave their password, or signed in, in the last minutes: what they do gives rights. */
export const proven = (access: Access<SchedulingContext>): Access<SchedulingContext> => ({
  ...access,
  name: `${access.name}-password`,
  description: `${access.description.slice(0, -1)} who gave their password within ${confirmedForMinutes} minutes.`,
  proof: 'fresh',
  async check(context) {
    await access.check(context);
    await requireFreshProof(context);
  },
});

/** Administrators who may change second factors that are asked for; of that alone the use case asks a fresh proof. */
export const companyKeepers: Access<SchedulingContext> = { ...administrators, proof: 'fresh' };

/** Who works. A user who is no employee has no such things, so it is 404. */
export const employees: Access<SchedulingContext> = {
  ...signedIn,
  name: 'employee',
  description: 'For employees, about themselves.',
  refusals: [401, 404],
  check: requireEmployee,
};

/** What they write, which `forEmployees` sees to: whom their firm set inactive does nothing in its name, or in its plan, any more. */
export const activeEmployees: Access<SchedulingContext> = {
  ...employees,
  description: 'For employees who are not inactive, about themselves.',
  async check(context) {
    const { status } = await requireEmployee(context);
    if (status === 'inactive') throw new AppError('conflict', fault('employee_inactive'));
  },
};

/** Calls that both share, each with their own view; others find nothing there. */
export const administratorsAndEmployees: Access<SchedulingContext> = {
  ...signedIn,
  description: 'For administrators of a company, within their companies, and for employees, about themselves.',
};

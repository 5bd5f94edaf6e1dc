import type { EmployeeStatus as StatusName } from '@portfolio/contracts/scheduling';
import type { EmployeeStatus } from '../../generated/graphql.ts';

const names = { ACTIVE: 'active', INACTIVE: 'inactive', PENDING: 'pending' } as const;
const values = { active: 'ACTIVE', inactive: 'INACTIVE', pending: 'PENDING' } as const;

/** A status as REST, addresses and texts name it. */
export const statusName = (status: EmployeeStatus): StatusName => names[status];

/** The same as GraphQL names it. */
export const statusValue = (name: StatusName): EmployeeStatus => values[name];

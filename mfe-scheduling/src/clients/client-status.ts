import type { ClientStatus as StatusName } from '@portfolio/contracts/scheduling';
import type { ClientStatus } from '../generated/graphql.ts';

/** A status as REST, addresses and texts name it. */
export const statusName = (status: ClientStatus): StatusName => (status === 'ACTIVE' ? 'active' : 'inactive');

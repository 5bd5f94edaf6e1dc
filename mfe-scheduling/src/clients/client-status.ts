import type { ClientStatus as StatusName } from '@portfolio/contracts/scheduling';
import type { ClientStatus } from '../generated/graphql.ts';

/** A status as addresses, texts and the contract name it. */
export const statusName = (status: ClientStatus): StatusName => (status === 'ACTIVE' ? 'active' : 'inactive');

/** The same as GraphQL names it. */
export const statusValue = (name: StatusName): ClientStatus => (name === 'active' ? 'ACTIVE' : 'INACTIVE');

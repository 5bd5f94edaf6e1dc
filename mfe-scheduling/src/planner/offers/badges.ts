import type { Status } from '@portfolio/ui/status-badge';
import type { OfferStatus } from '../../generated/graphql.ts';

export const badges: Record<OfferStatus, Status> = {
  WAITING: 'scheduled',
  ANSWERED: 'scheduled',
  ACCEPTED: 'pending',
  DONE: 'active',
  DECLINED: 'missed',
  REFUSED: 'missed',
  WITHDRAWN: 'inactive',
  EXPIRED: 'cancelled',
};

/** Something may come of it still, so a planner may end it. */
export const isOpen = (status: OfferStatus): boolean => ['WAITING', 'ANSWERED', 'ACCEPTED'].includes(status);

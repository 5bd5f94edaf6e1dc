import type { Status } from '@portfolio/ui/status-badge';
import type { TimeOffStatus } from '../../generated/graphql.ts';

export const badges: Record<TimeOffStatus, Status> = {
  PENDING: 'pending',
  APPROVED: 'active',
  REFUSED: 'missed',
  WITHDRAWN: 'inactive',
  CANCELLED: 'cancelled',
};

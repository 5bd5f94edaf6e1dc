import type { ShiftStatus as ContractStatus } from '@portfolio/contracts/scheduling';
import { StatusBadge } from '@portfolio/ui/status-badge';
import type { ShiftStatus } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';

const names: Record<ContractStatus, ShiftStatus> = {
  scheduled: 'SCHEDULED',
  in_progress: 'IN_PROGRESS',
  completed: 'COMPLETED',
  missed: 'MISSED',
  cancelled: 'CANCELLED',
};

const looks = {
  SCHEDULED: 'scheduled',
  IN_PROGRESS: 'in_progress',
  COMPLETED: 'completed',
  MISSED: 'missed',
  CANCELLED: 'cancelled',
} as const satisfies Record<ShiftStatus, ContractStatus>;

/** GraphQL writes the contract's words in capitals. */
export const shiftStatusName = (status: ContractStatus): ShiftStatus => names[status];

/** A shift's status in word, shape and colour. */
export function ShiftStatusBadge({ status }: { status: ShiftStatus }) {
  const { t } = useTranslation();
  return <StatusBadge status={looks[status]}>{t(`shifts.status.${status}`)}</StatusBadge>;
}

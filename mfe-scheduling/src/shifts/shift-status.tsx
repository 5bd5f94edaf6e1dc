import type { ShiftStatus as ContractStatus } from '@portfolio/contracts/scheduling';
import { Notice } from '@portfolio/ui/notice';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { color, fontSize } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import type { ShiftStatus } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import type { WholeShift } from './shifts.graphql.ts';

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

type Shift = Pick<WholeShift, 'isDraft' | 'publishedAt' | 'confirmedAt'>;

const Mark = styled.div`
  color: ${color.muted};
  font-size: ${fontSize.small};

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Below a shift's status: that its employee does not know it as it is, or that they have confirmed it. */
export function PublishedMark({ shift }: { shift: Shift }) {
  const { t } = useTranslation();
  const { isDraft, publishedAt, confirmedAt } = shift;
  if (isDraft) return <Mark>{t(publishedAt ? 'publishing.changed' : 'publishing.fresh')}</Mark>;
  return confirmedAt ? <Mark>{t('publishing.confirmed')}</Mark> : null;
}

/** Says why a shift offers less: what has been paid does not change. */
export function PaidNotice() {
  const { t } = useTranslation();
  return <Notice kind="info">{t('shifts.paid')}</Notice>;
}

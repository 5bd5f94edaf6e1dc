import { Button } from '@portfolio/ui/button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Check from 'lucide-react/icons/check';
import { CorrectButton } from '../../shifts/attendance/correct-button.tsx';
import { useTranslation } from '../../translator.ts';
import type { Timesheet } from './timesheets.graphql.ts';
import { useApproval, type Approval } from './use-approval.ts';

/** What can be done about the hours of one shift. */
export function RowActions({ timesheet, onDone }: { timesheet: Timesheet; onDone: (ended?: Approval) => void }) {
  const { t } = useTranslation();
  const { approve, loading } = useApproval(onDone);
  const { status, approvedAt, paid, employeeName } = timesheet;
  const isApproved = approvedAt !== null && approvedAt !== undefined;
  return (
    <>
      <CorrectButton shift={timesheet} compact onCorrected={() => onDone()} />
      {status === 'COMPLETED' && !(isApproved && paid) && (
        <Button
          size="small"
          variant={isApproved ? 'ghost' : 'secondary'}
          icon={!isApproved && <Check aria-hidden />}
          loading={loading}
          onClick={() => void approve([timesheet], !isApproved)}
        >
          {t(isApproved ? 'timesheets.withdraw' : 'timesheets.approve')} <VisuallyHidden>{employeeName}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

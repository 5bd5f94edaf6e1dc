import { useMutation } from '@apollo/client/react';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { useToast, useUndo } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Check from 'lucide-react/icons/check';
import { CorrectButton } from '../../shifts/attendance/correct-button.tsx';
import { useTranslation } from '../../translator.ts';
import { type Timesheet, ApproveTimesheets } from './timesheets.graphql.ts';

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

/** How an approval ended. */
export interface Approval {
  /** Those that were approved, as they are now. */
  approved: readonly Timesheet[];
  /** Those whose hours had changed, for the list to show them anew. */
  changed: readonly string[];
}

/**
 * Approves hours as they are shown, or takes the approval away, and says how that ended. What has changed since is not approved.
 */
export function useApproval(onDone: (ended: Approval) => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const done = useUndo();
  const say = useRefusalText();
  const [send, { loading }] = useMutation(ApproveTimesheets);
  /** @param isUndo takes back what was done before, and says no more than that */
  const approve = async (timesheets: readonly Timesheet[], approved: boolean, isUndo = false): Promise<void> => {
    const shifts = timesheets.map(({ id }) => id);
    const versions = timesheets.map(({ version }) => version);
    let changed: string[] = [];
    let ended: Timesheet[] = [];
    try {
      const { data } = await send({ variables: { shifts, versions, approved } });
      if (approved) {
        changed = (data?.approveTimesheets ?? []).filter(({ approvedAt }) => !approvedAt).map(({ id }) => id);
        const now = new Map(data?.approveTimesheets.map((each) => [each.id, each]));
        ended = timesheets.flatMap((each) => {
          const answered = now.get(each.id);
          return answered?.approvedAt ? [{ ...each, ...answered }] : [];
        });
        if (changed.length > 0) toast('danger', t('timesheets.changed', { count: changed.length }));
      } else {
        const said = t('timesheets.withdrawn', { count: shifts.length });
        if (isUndo) toast('success', said);
        else done(said, () => approve(timesheets, true, true));
      }
    } catch (error) {
      toast('danger', say(error, t('timesheets.approveFailed')));
    }
    onDone({ approved: ended, changed });
  };
  return { approve, loading };
}

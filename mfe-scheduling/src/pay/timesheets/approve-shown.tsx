import { dollars, hours } from '@portfolio/remote-kit/figures';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import CheckCheck from 'lucide-react/icons/check-check';
import { useState } from 'react';
import { AskModal } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import type { Timesheet } from './timesheets.graphql.ts';

interface Props {
  open: readonly Timesheet[];
  /** They were selected; else they are all that is shown. */
  chosen: boolean;
  disabled: boolean;
  loading: boolean;
  onApprove: () => Promise<void>;
}

/** What is approved in all, of which few lines may be in sight: so many hours, so much money. */
export function totalOf(timesheets: readonly Timesheet[]): { hours: string; pay: string } {
  const sum = (value: (timesheet: Timesheet) => string | null | undefined) =>
    (timesheets.reduce((cents, each) => cents + Math.round(Number(value(each) ?? 0) * 100), 0) / 100).toFixed(2);
  // Where a check-in or check-out is missing, the plan is paid.
  const paidHours = ({ workedHours, plannedHours, pay }: Timesheet) =>
    workedHours ?? (Number(pay) === 0 ? null : plannedHours);
  return { hours: sum(paidHours), pay: sum(({ pay }) => pay) };
}

/** Approves the selected lines, or all of the page that wait, after saying what that is. */
export function ApproveShown({ open, chosen, disabled, loading, onApprove }: Props) {
  const { t, language } = useTranslation();
  const [asking, setAsking] = useState(false);
  const total = totalOf(open);
  const action = t(chosen ? 'timesheets.approveChosen' : 'timesheets.approveShown', { count: open.length });
  const confirm = async (): Promise<void> => {
    await onApprove();
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="primary"
        icon={<CheckCheck aria-hidden />}
        disabled={disabled || open.length === 0}
        onClick={() => setAsking(true)}
      >
        {action}
      </Button>
      <AskModal
        open={asking}
        title={action}
        confirm={t('timesheets.approve')}
        busy={loading}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Stack $gap={3}>
          <p>
            {t('timesheets.approveQuestion', {
              count: open.length,
              hours: hours(total.hours, language),
              pay: dollars(total.pay, language),
            })}
          </p>
          <p>{t('timesheets.approveUndo')}</p>
        </Stack>
      </AskModal>
    </>
  );
}

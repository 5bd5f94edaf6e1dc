import { dollars, hours } from '@portfolio/remote-kit/figures';
import { Button } from '@portfolio/ui/button';
import { Notice } from '@portfolio/ui/notice';
import { useTranslation } from '../../translator.ts';
import { totalOf } from './approve-shown.tsx';
import type { Timesheet } from './timesheets.graphql.ts';

/** What was approved last, and the way to take all of it back. */
export function ApprovedNotice({
  approved,
  loading,
  onUndo,
}: {
  approved: readonly Timesheet[];
  loading: boolean;
  onUndo: () => void;
}) {
  const { t, language } = useTranslation();
  const total = totalOf(approved);
  return (
    <Notice
      kind="success"
      action={
        <Button size="small" loading={loading} onClick={onUndo}>
          {t('timesheets.undo')}
        </Button>
      }
    >
      {t('timesheets.approvedTotal', {
        count: approved.length,
        hours: hours(total.hours, language),
        pay: dollars(total.pay, language),
      })}
    </Notice>
  );
}

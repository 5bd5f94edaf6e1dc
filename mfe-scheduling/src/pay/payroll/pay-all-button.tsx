import { useMutation } from '@apollo/client/react';
import { dollars } from '@portfolio/remote-kit/figures';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useState } from 'react';
import { AskModal } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { PayPeriod, type Period } from './payroll.graphql.ts';
import { useCompanyDay } from './use-company-day.ts';
import { usePayrollChanged } from './use-payroll-changed.ts';

/** Marks all pending payments of a period as paid, on one day; nothing while none is pending. */
export function PayAllButton({ period: { id, companyId, pending, pendingAmount } }: { period: Period }) {
  const { t, language } = useTranslation();
  const { run, busy } = useAction();
  const changed = usePayrollChanged();
  const today = useCompanyDay(companyId);
  const [asking, setAsking] = useState(false);
  const [day, setDay] = useState<string>();
  const [pay] = useMutation(PayPeriod);

  const confirm = async (): Promise<void> => {
    const ending = { done: t('payroll.payAll.done'), failed: t('payroll.pay.failed') };
    if (!(await run(() => pay({ variables: { id, paymentDate: day ?? today } }), ending))) return;
    await changed();
    setAsking(false);
  };

  if (pending === 0) return null;
  return (
    <>
      <Button icon={<BadgeCheck aria-hidden />} onClick={() => setAsking(true)}>
        {t('payroll.payAll.action')}
      </Button>
      <AskModal
        open={asking}
        title={t('payroll.payAll.action')}
        confirm={t('confirm')}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Stack>
          <p>{t('payroll.payAll.question', { count: pending, amount: dollars(pendingAmount, language) })}</p>
          <TextField
            type="date"
            label={t('payroll.payAll.date')}
            value={day ?? today}
            onChange={({ target }) => setDay(target.value || undefined)}
          />
        </Stack>
      </AskModal>
    </>
  );
}

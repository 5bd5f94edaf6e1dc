import { useMutation } from '@apollo/client/react';
import { dollars } from '@portfolio/remote-kit/figures';
import { useRefusalText } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Modal } from '@portfolio/ui/modal';
import { useToast } from '@portfolio/ui/toast';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useState } from 'react';
import { useTranslation } from '../../translator.ts';
import { PayPeriod, type Period } from './payroll.graphql.ts';
import { useCompanyDay } from './use-company-day.ts';
import { usePayrollChanged } from './use-payroll-changed.ts';

/** Marks all pending payments of a period as paid, on one day; nothing while none is pending. */
export function PayAllButton({ period: { id, companyId, pending, pendingAmount } }: { period: Period }) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const say = useRefusalText();
  const changed = usePayrollChanged();
  const today = useCompanyDay(companyId);
  const [asking, setAsking] = useState(false);
  const [day, setDay] = useState<string>();
  const [pay, { loading }] = useMutation(PayPeriod);

  const confirm = async (): Promise<void> => {
    try {
      await pay({ variables: { id, paymentDate: day ?? today } });
      toast('success', t('payroll.payAll.done'));
      await changed();
      setAsking(false);
    } catch (error) {
      toast('danger', say(error, t('payroll.pay.failed')));
    }
  };

  if (pending === 0) return null;
  return (
    <>
      <Button icon={<BadgeCheck aria-hidden />} onClick={() => setAsking(true)}>
        {t('payroll.payAll.action')}
      </Button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={t('payroll.payAll.action')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button variant="primary" loading={loading} onClick={() => void confirm()}>
              {t('confirm')}
            </Button>
          </>
        }
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
      </Modal>
    </>
  );
}

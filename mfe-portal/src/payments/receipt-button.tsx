import { useApi } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '../translator.ts';
import { saveFile } from '@portfolio/remote-kit/device';

/** Downloads the receipt of a paid payment, a PDF (scheduling.md §7). */
export function ReceiptButton({ id, period }: { id: string; period: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const toast = useToast();
  const [loading, setLoading] = useState(false);

  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      saveFile(await api.download(`/planner/employees/me/payments/${id}/receipt/`), `payment-receipt-${id}.pdf`);
    } catch {
      toast('danger', t('payments.receiptFailed'));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button size="large" icon={<Download aria-hidden />} loading={loading} onClick={() => void download()}>
      {t('payments.receipt')} <VisuallyHidden>{period}</VisuallyHidden>
    </Button>
  );
}

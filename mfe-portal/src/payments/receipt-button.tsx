import { useApi } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '../translator.ts';
import { saveFile } from '@portfolio/remote-kit/device';

/** Downloads the receipt of a paid payment, a PDF (scheduling.md §7). */
export function ReceiptButton({ id, period }: { id: string; period: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const { run, busy } = useAction();

  const download = async (): Promise<void> =>
    saveFile(await api.download(`/planner/employees/me/payments/${id}/receipt/`), `payment-receipt-${id}.pdf`);
  const press = () => run(download, { failed: () => t('payments.receiptFailed') });
  return (
    <Button size="large" icon={<Download aria-hidden />} loading={busy} onClick={() => void press()}>
      {t('payments.receipt')} <VisuallyHidden>{period}</VisuallyHidden>
    </Button>
  );
}

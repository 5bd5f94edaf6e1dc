import { EmptyState } from '@portfolio/ui/empty-state';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column } from '@portfolio/ui/table';
import Wallet from 'lucide-react/icons/wallet';
import type { PaymentHistoryQuery } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { dollars, hours } from '@portfolio/remote-kit/figures';
import { calendarDay } from '@portfolio/remote-kit/times';
import { useApi } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import { saveFile } from '@portfolio/remote-kit/device';

type Payment = PaymentHistoryQuery['myPayments']['payments'][number];

interface Props {
  payments: readonly Payment[];
  /** Of one period only. */
  filtered: boolean;
  /** Others are on their way. */
  loading: boolean;
}

/** scheduling.md §3, Payment, newest period first. */
export function PaymentTable({ payments, filtered, loading }: Props) {
  const { t, language } = useTranslation();
  const date = ({ paymentDate }: Payment) => (paymentDate ? calendarDay(paymentDate, language) : t('payments.notYet'));
  const status = (payment: Payment) => (
    <StatusBadge status={payment.status === 'PAID' ? 'paid' : 'pending'}>
      {t(`payments.status.${payment.status}`)}
    </StatusBadge>
  );
  const columns: Column<Payment>[] = [
    { id: 'period', header: t('payments.period'), rowHeader: true, cell: ({ periodName }) => periodName },
    { id: 'date', header: t('payments.date'), cell: date },
    {
      id: 'hours',
      header: t('payments.hours'),
      numeric: true,
      cell: ({ hoursWorked }) => hours(hoursWorked, language),
    },
    { id: 'amount', header: t('payments.amount'), numeric: true, cell: ({ amount }) => dollars(amount, language) },
    { id: 'status', header: t('payments.statusTitle'), cell: status },
  ];
  return (
    <Table
      caption={t('payments.list')}
      columns={columns}
      rows={payments}
      rowKey={({ id }) => id}
      actions={receipt}
      actionsLabel={t('payments.actions')}
      empty={
        <EmptyState icon={<Wallet />} title={t(filtered ? 'payments.emptyPeriod' : 'payments.empty')}>
          {t('payments.emptyHint')}
        </EmptyState>
      }
      {...(loading && { loading: { label: t('payments.loading') } })}
    />
  );
}

/** scheduling.md §4: "receipts are available only for paid payments". */
const receipt = ({ id, status, periodName }: Payment) =>
  status === 'PAID' && <ReceiptButton id={id} period={periodName} />;

/** Downloads the receipt of a paid payment, a PDF (scheduling.md §7). */
function ReceiptButton({ id, period }: { id: string; period: string }) {
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

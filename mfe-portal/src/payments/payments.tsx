import { useApi } from '@portfolio/remote-kit';
import { saveFile } from '@portfolio/remote-kit/device';
import { dollars, hours } from '@portfolio/remote-kit/figures';
import { useAction } from '@portfolio/remote-kit/screens';
import { calendarDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { EmptyState } from '@portfolio/ui/empty-state';
import { SelectField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import { font, fontSize, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import Wallet from 'lucide-react/icons/wallet';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { graphql } from '../generated/index.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';
import type { PaymentHistoryQuery } from '../generated/graphql.ts';

const PaymentHistory = graphql(`
  query PaymentHistory($period: ID) {
    myPayments(period: $period) {
      payments {
        ...all
      }
      summary {
        ...all
      }
    }
    paymentPeriods(pageSize: 100) {
      results {
        id
        name
      }
    }
  }
`);

const Filter = styled.div`
  max-width: 20rem;
`;

/** scheduling.md §2, "Employee portal", tab payments. The period is kept in the address. */
export function Payments() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const period = parameters.get('period') ?? '';
  const result = useKeptQuery(PaymentHistory, { variables: { period: /^\d+$/.test(period) ? period : null } });
  // The list of before stays, dimmed, until that of another period is there.
  const shown = { ...result, data: result.data ?? result.previousData };

  return (
    <>
      <PageHeading description={shown.data && t('payments.lead')}>{t('payments.title')}</PageHeading>
      <Loaded result={shown} loading={t('payments.loading')} failed={t('payments.failed')}>
        {({ myPayments: { payments, summary }, paymentPeriods }) => (
          <Stack $gap={6}>
            <Filter>
              <SelectField
                label={t('payments.period')}
                value={period}
                onChange={({ target: { value } }) => setParameters(value === '' ? {} : { period: value })}
                none={t('payments.allPeriods')}
                options={paymentPeriods.results.map(({ id, name }) => [id, name])}
              />
            </Filter>
            <Summary {...summary} />
            <PaymentTable payments={payments} filtered={period !== ''} loading={!result.data} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(3)};
`;

const Figure = styled.dd`
  margin: ${space(1)} 0 0;
  font-family: ${font.code};
  font-size: ${fontSize.title};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/** scheduling.md §9: "Payment summary totals hours, paid amount and pending amount", of the payments below. */
function Summary({ hoursWorked, paidAmount, pendingAmount }: PaymentHistoryQuery['myPayments']['summary']) {
  const { t, language } = useTranslation();
  const totals = [
    { id: 'hours', figure: hours(hoursWorked, language) },
    { id: 'paid', figure: dollars(paidAmount, language) },
    { id: 'pending', figure: dollars(pendingAmount, language) },
  ] as const;
  return (
    <Totals>
      {totals.map(({ id, figure }) => (
        <Card key={id}>
          <Muted as="dt">{t(`payments.summary.${id}`)}</Muted>
          <Figure>{figure}</Figure>
        </Card>
      ))}
    </Totals>
  );
}

type Payment = PaymentHistoryQuery['myPayments']['payments'][number];

interface Props {
  payments: readonly Payment[];
  /** Of one period only. */
  filtered: boolean;
  /** Others are on their way. */
  loading: boolean;
}

/** scheduling.md §3, Payment, newest period first. */
function PaymentTable({ payments, filtered, loading }: Props) {
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

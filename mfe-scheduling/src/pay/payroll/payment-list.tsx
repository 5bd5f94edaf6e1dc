import { useQuery, useMutation } from '@apollo/client/react';
import { dollars, hours } from '@portfolio/remote-kit/figures';
import { useAction, useFresh } from '@portfolio/remote-kit/screens';
import { calendarDay } from '@portfolio/remote-kit/times';
import { useListState, usePages } from '@portfolio/remote-kit/lists';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import BadgeCheck from 'lucide-react/icons/badge-check';
import FileText from 'lucide-react/icons/file-text';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentLinesQuery } from '../../generated/graphql.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { paths } from '../../paths.ts';
import { useDownload } from '../../shared/exports/export-button.tsx';
import { ListPages, StaleIfError, Dialog, Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { PeriodPayments, type Period, type Payment, MarkPayment, PaymentLines } from './payroll.graphql.ts';
import { usePayrollChanged } from './payroll-hooks.ts';

const pageSize = 50;
const orderings = ['employee_name', '-employee_name', 'status', '-status', 'payment_date', '-payment_date'] as const;

/** The payments of a period, with hours and amounts. */
export function PaymentList({ period }: { period: Period }) {
  const { t, language } = useTranslation();
  const { within } = useCompany();
  const list = useListState({ orderings });
  const { page, ordering } = list;
  const result = useFresh(PeriodPayments, { period: period.id, company: period.companyId, page, pageSize, ordering });
  const payments = (result.data ?? result.previousData)?.payments;
  const pages = usePages(list, pageSize, payments, result.loading);

  const columns: Column<Payment>[] = [
    {
      id: 'employee_name',
      header: t('payroll.employee'),
      rowHeader: true,
      sortable: true,
      cell: ({ employeeId, employeeName }) => (
        <Link to={within(`${paths.employees}/${employeeId}`)}>{employeeName}</Link>
      ),
    },
    { id: 'shifts', header: t('payroll.shifts'), numeric: true, cell: ({ shifts }) => shifts },
    {
      id: 'hours',
      header: t('payroll.hours'),
      numeric: true,
      cell: ({ hoursWorked }) => hours(hoursWorked, language),
    },
    { id: 'amount', header: t('payroll.amount'), numeric: true, cell: ({ amount }) => dollars(amount, language) },
    {
      id: 'status',
      header: t('payroll.statusLabel'),
      sortable: true,
      cell: ({ status }) => (
        <StatusBadge status={status === 'PAID' ? 'paid' : 'pending'}>{t(`payroll.status.${status}`)}</StatusBadge>
      ),
    },
    {
      id: 'payment_date',
      header: t('payroll.paymentDate'),
      sortable: true,
      cell: ({ paymentDate }) => (paymentDate ? calendarDay(paymentDate, language) : t('payroll.notYet')),
    },
  ];

  return (
    <StaleIfError result={result} failed={t('payroll.periodFailed')}>
      <Stack $gap={5}>
        <h2>{t('payroll.paymentsTitle')}</h2>
        <Table
          caption={t('payroll.paymentsTitle')}
          columns={columns}
          rows={payments?.results ?? []}
          rowKey={({ id }) => id}
          sort={list.sort}
          onSort={list.sortBy}
          actionsLabel={t('payroll.actions')}
          actions={(payment) => (
            <>
              <LinesButton payment={payment} />
              <MarkButton key={payment.status} payment={payment} />
            </>
          )}
          empty={
            <EmptyState icon={<Wallet />} title={t('payroll.paymentsEmpty')}>
              {t('payroll.paymentsEmptyHint')}
            </EmptyState>
          }
          {...(result.loading && !result.data && { loading: { label: t('payroll.loading') } })}
        />
        <ListPages label={t('payroll.paymentsPagesLabel')} {...pages} />
      </Stack>
    </StaleIfError>
  );
}

/** readings.md: "mark as paid", and back after a mistake. */
function MarkButton({ payment: { id, status, employeeName } }: { payment: Payment }) {
  const { t } = useTranslation();
  const { run, busy } = useAction();
  const changed = usePayrollChanged();
  const [mark] = useMutation(MarkPayment);
  const way = status === 'PENDING' ? 'pay' : 'unpay';

  const press = async (): Promise<void> => {
    const set = async (next: 'PAID' | 'PENDING') => {
      await mark({ variables: { id, status: next } });
      await changed();
    };
    await run(() => set(way === 'pay' ? 'PAID' : 'PENDING'), {
      done: t(`payroll.${way}.done`, { employee: employeeName }),
      failed: t(`payroll.${way}.failed`),
      undo: () => set(way === 'pay' ? 'PENDING' : 'PAID'),
    });
  };
  return (
    <Button
      size="small"
      variant={way === 'pay' ? 'secondary' : 'ghost'}
      icon={way === 'pay' && <BadgeCheck aria-hidden />}
      loading={busy}
      onClick={() => void press()}
    >
      {t(`payroll.${way}.action`)} <VisuallyHidden>{employeeName}</VisuallyHidden>
    </Button>
  );
}

type Line = PaymentLinesQuery['paymentLines'][number];

/** What a payment is made of, where its shifts can be corrected, and its receipt once it is paid. */
function LinesButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('payroll.lines.action')} <VisuallyHidden>{payment.employeeName}</VisuallyHidden>
      </Button>
      {open && <LinesModal payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

function LinesModal({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation();
  const { download, loading } = useDownload();
  const result = useQuery(PaymentLines, { variables: { payment: payment.id }, fetchPolicy: 'network-only' });

  const receipt = {
    path: `/planner/payments/${payment.id}/receipt/`,
    name: `payment-receipt-${payment.id}.pdf`,
    failed: t('payroll.lines.receiptFailed'),
  };

  return (
    <Dialog
      onClose={onClose}
      title={t('payroll.lines.title', { employee: payment.employeeName })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('close')}
          </Button>
          {payment.status === 'PAID' && (
            <Button icon={<FileText aria-hidden />} loading={loading} onClick={() => void download(receipt)}>
              {t('payroll.lines.receipt')}
            </Button>
          )}
        </>
      }
    >
      <Loaded result={result} loading={t('payroll.loading')} failed={t('payroll.lines.failed')}>
        {({ paymentLines }) => <Lines lines={paymentLines} />}
      </Loaded>
    </Dialog>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const { t, language } = useTranslation();
  const { within } = useCompany();
  const columns: Column<Line>[] = [
    {
      id: 'date',
      header: t('payroll.lines.shift'),
      rowHeader: true,
      cell: ({ shiftId, date, clientName, correctsId }) => (
        <div>
          <Link to={within(`${paths.shifts}/${shiftId}`)}>{calendarDay(date, language)}</Link>
          <Muted as="div">{clientName}</Muted>
          {correctsId && <Muted as="div">{t('payroll.lines.corrects', { receipt: correctsId })}</Muted>}
        </div>
      ),
    },
    { id: 'hours', header: t('payroll.hours'), numeric: true, cell: (line) => hours(line.hours, language) },
    { id: 'rate', header: t('shifts.rate'), numeric: true, cell: (line) => dollars(line.hourlyPayRate, language) },
    { id: 'pay', header: t('shifts.pay'), numeric: true, cell: ({ pay }) => dollars(pay, language) },
  ];
  return <Table caption={t('payroll.lines.action')} columns={columns} rows={lines} rowKey={({ shiftId }) => shiftId} />;
}

import { useQuery } from '@apollo/client/react';
import { dollars, hours } from '@portfolio/remote-kit/figures';
import { calendarDay } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Table, type Column } from '@portfolio/ui/table';
import { Muted } from '@portfolio/ui/text';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCompany } from '../../shared/company/use-company.ts';
import { useDownload } from '../../shared/exports/use-download.ts';
import type { PaymentLinesQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { Dialog, Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { PaymentLines, type Payment } from './payroll.graphql.ts';

type Line = PaymentLinesQuery['paymentLines'][number];

/** What a payment is made of, where its shifts can be corrected, and its receipt once it is paid. */
export function LinesButton({ payment }: { payment: Payment }) {
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
        <>
          <Link to={within(`${paths.shifts}/${shiftId}`)}>{calendarDay(date, language)}</Link>
          <Muted as="div">{clientName}</Muted>
          {correctsId && <Muted as="div">{t('payroll.lines.corrects', { receipt: correctsId })}</Muted>}
        </>
      ),
    },
    { id: 'hours', header: t('payroll.hours'), numeric: true, cell: (line) => hours(line.hours, language) },
    { id: 'rate', header: t('shifts.rate'), numeric: true, cell: (line) => dollars(line.hourlyPayRate, language) },
    { id: 'pay', header: t('shifts.pay'), numeric: true, cell: ({ pay }) => dollars(pay, language) },
  ];
  return <Table caption={t('payroll.lines.action')} columns={columns} rows={lines} rowKey={({ shiftId }) => shiftId} />;
}

import { useQuery } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { dollars, hours } from '@portfolio/remote-kit/figures';
import { calendarDay } from '@portfolio/remote-kit/times';
import { useListState, usePages } from '@portfolio/remote-kit/lists';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Table, type Column } from '@portfolio/ui/table';
import { useToast } from '@portfolio/ui/toast';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Wallet from 'lucide-react/icons/wallet';
import { Link, useNavigate } from 'react-router-dom';
import { useCompany } from '../../shared/company/use-company.ts';
import { paths } from '../../paths.ts';
import { ListPages, StaleIfError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { ExportLinesButton } from './export-modal.tsx';
import { PayrollPeriods, type Period } from './payroll.graphql.ts';
import { PeriodModal } from './period-modal.tsx';
import { usePayrollChanged } from './use-payroll-changed.ts';
import { StatusBadge } from '@portfolio/ui/status-badge';

const pageSize = 20;

/** readings.md, /admin/planner/payroll: the payment periods, newest first, with what was paid in them. */
export function Payroll() {
  const { t, language } = useTranslation();
  const { company, within } = useCompany();
  const toast = useToast();
  const navigate = useNavigate();
  const changed = usePayrollChanged();
  const [opened, open] = useOpened();
  const list = useListState({ orderings: ['-start_date'] });
  const result = useQuery(PayrollPeriods, {
    variables: { page: list.page, pageSize, company: company ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const pages = usePages(list, pageSize, result.loading ? undefined : result.data?.payrollPeriods);
  const periods = (result.data ?? result.previousData)?.payrollPeriods;
  /** One action of a screen is its first: that of the empty list stands back behind the heading's. */
  const create = (variant?: 'primary') => (
    <Button variant={variant} icon={<CalendarPlus aria-hidden />} onClick={() => open('period')}>
      {t('payroll.create.action')}
    </Button>
  );

  const created = (id: string): void => {
    open(undefined);
    toast('success', t('payroll.create.done'));
    void changed();
    void navigate(within(`${paths.payroll}/${id}`));
  };

  const columns: Column<Period>[] = [
    {
      id: 'name',
      header: t('payroll.period'),
      rowHeader: true,
      cell: ({ id, name }) => <Link to={within(`${paths.payroll}/${id}`)}>{name}</Link>,
    },
    {
      id: 'start_date',
      header: t('payroll.days'),
      cell: ({ startDate, endDate }) => `${calendarDay(startDate, language)} – ${calendarDay(endDate, language)}`,
    },
    { id: 'payments', header: t('payroll.payments'), numeric: true, cell: ({ payments }) => payments },
    {
      id: 'hours',
      header: t('payroll.hours'),
      numeric: true,
      cell: ({ hoursWorked }) => hours(hoursWorked, language),
    },
    { id: 'amount', header: t('payroll.amount'), numeric: true, cell: ({ amount }) => dollars(amount, language) },
    { id: 'status', header: t('payroll.statusLabel'), cell: (period) => <PeriodStatus period={period} /> },
  ];

  return (
    <>
      <PageHeading
        description={t('payroll.lead')}
        actions={
          <>
            {company !== undefined && <ExportLinesButton company={company} />}
            {create('primary')}
          </>
        }
      >
        {t('payroll.title')}
      </PageHeading>
      <StaleIfError result={result} failed={t('payroll.failed')}>
        <Stack $gap={5}>
          <Table
            caption={t('payroll.title')}
            columns={columns}
            rows={periods?.results ?? []}
            rowKey={({ id }) => id}
            empty={
              <EmptyState icon={<Wallet />} title={t('payroll.empty')} action={create()}>
                {t('payroll.emptyHint')}
              </EmptyState>
            }
            {...(result.loading && !result.data && { loading: { label: t('payroll.loading') } })}
          />
          <ListPages label={t('payroll.pagesLabel')} {...pages} />
        </Stack>
      </StaleIfError>
      {opened === 'period' && <PeriodModal onClose={() => open(undefined)} onCreated={created} />}
    </>
  );
}

/** How far a period is paid. */
function PeriodStatus({ period: { payments, pending } }: { period: Period }) {
  const { t } = useTranslation();
  if (payments === 0) return <StatusBadge status="inactive">{t('payroll.noPayments')}</StatusBadge>;
  return pending > 0 ? (
    <StatusBadge status="pending">{t('payroll.pendingCount', { count: pending })}</StatusBadge>
  ) : (
    <StatusBadge status="paid">{t('payroll.allPaid')}</StatusBadge>
  );
}

import { useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { paymentPeriodInput } from '@portfolio/contracts/scheduling';
import { useOpened } from '@portfolio/remote-kit';
import { dollars, hours } from '@portfolio/remote-kit/figures';
import { useForm } from '@portfolio/remote-kit/forms';
import { calendarDay } from '@portfolio/remote-kit/times';
import { useListState, usePages } from '@portfolio/remote-kit/lists';
import { useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Stack, Cluster } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Table, type Column } from '@portfolio/ui/table';
import { useToast } from '@portfolio/ui/toast';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Wallet from 'lucide-react/icons/wallet';
import { Link, useNavigate } from 'react-router-dom';
import { useCompany } from '../../shared/company/use-company.tsx';
import { paths } from '../../paths.ts';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { ListPages, StaleIfError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { ExportLinesButton } from './export-modal.tsx';
import { PayrollPeriods, type Period, CreatePeriod } from './payroll.graphql.ts';
import { proposalNames, proposedPeriod, type ProposalName } from './period-proposals.ts';
import { useCompanyDay, usePayrollChanged } from './payroll-hooks.ts';
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
  const result = useFresh(PayrollPeriods, { page: list.page, pageSize, company: company ?? null });
  const periods = (result.data ?? result.previousData)?.payrollPeriods;
  const pages = usePages(list, pageSize, periods, result.loading);
  /** One action of a screen is its first: that of the empty list stands back behind the heading's. */
  const create = (variant?: 'primary') => (
    <Button data-create variant={variant} icon={<CalendarPlus aria-hidden />} onClick={() => open('period')}>
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

interface Props {
  onClose: () => void;
  /** Gets the id of the new period. */
  onCreated: (id: string) => void;
}

/** readings.md: "make a period". The usual ones are proposed; any days may be chosen. */
function PeriodModal({ onClose, onCreated }: Props) {
  const { t, language } = useTranslation();
  const { company } = useCompany();
  const today = useCompanyDay(company);
  const [create] = useMutation(CreatePeriod);
  const form = useForm({
    draft: 'period/new',
    values: { name: '', startDate: '', endDate: '' },
    schema: paymentPeriodInput,
    rules: ({ name, startDate, endDate }) => ({
      name: name.trim() === '' ? fault('required') : undefined,
      startDate: startDate === '' ? fault('required') : undefined,
      endDate:
        endDate === ''
          ? fault('required')
          : startDate !== '' && endDate < startDate
            ? fault('ends_before_start')
            : undefined,
    }),
    send: async (input, _, context) => {
      const { data } = await create({ variables: { input: { ...input, company: company ?? null } }, context });
      return data?.createPaymentPeriod.id;
    },
    onSaved: (created) => created && onCreated(created),
    failed: t('payroll.create.failed'),
    sentences: {
      name: { required: t('payroll.errors.name'), unique: t('payroll.errors.unique') },
      startDate: { required: t('payroll.errors.firstDay') },
      endDate: { required: t('payroll.errors.lastDay'), ends_before_start: t('payroll.errors.order') },
    },
  });
  const [name, start, end] = [form.controlled('name'), form.controlled('startDate'), form.controlled('endDate')];

  const propose = (proposal: ProposalName): void => {
    const { startDate, endDate } = proposedPeriod(proposal, today);
    start.onChange(startDate);
    end.onChange(endDate);
    name.onChange(`${calendarDay(startDate, language)} – ${calendarDay(endDate, language)}`);
  };

  return (
    <FormModal
      form={form}
      title={t('payroll.create.title')}
      save={t('payroll.create.save')}
      errorsTitle={t('payroll.create.notSaved')}
      onClose={onClose}
    >
      <Cluster role="group" aria-label={t('payroll.create.propose')} $gap={2}>
        {proposalNames.map((proposal) => (
          <Button key={proposal} size="small" onClick={() => propose(proposal)}>
            {t(`payroll.create.proposals.${proposal}`)}
          </Button>
        ))}
      </Cluster>
      <FieldRow>
        <TextField type="date" label={t('payroll.firstDay')} {...form.field('startDate')} />
        <TextField type="date" label={t('payroll.lastDay')} min={start.value} {...form.field('endDate')} />
      </FieldRow>
      <TextField label={t('payroll.name')} autoComplete="off" {...form.field('name')} />
    </FormModal>
  );
}

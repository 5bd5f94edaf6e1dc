import { useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { paymentPeriodInput } from '@portfolio/contracts/scheduling';
import { calendarDay } from '@portfolio/remote-kit/times';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Cluster } from '@portfolio/ui/layout';
import { useCompany } from '../../shared/company/use-company.ts';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { CreatePeriod } from './payroll.graphql.ts';
import { useCompanyDay } from './use-company-day.ts';
import { proposalNames, proposedPeriod, type ProposalName } from './period-proposals.ts';

interface Props {
  onClose: () => void;
  /** Gets the id of the new period. */
  onCreated: (id: string) => void;
}

/** readings.md: "make a period". The usual ones are proposed; any days may be chosen. */
export function PeriodModal({ onClose, onCreated }: Props) {
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
      <TextField label={t('payroll.name')} maxLength={100} autoComplete="off" {...form.field('name')} />
    </FormModal>
  );
}

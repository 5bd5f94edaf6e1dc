import { useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { timeOffTypeUpdate, timeOffUnits } from '@portfolio/contracts/scheduling';
import { changesOf, enumName, useForm, useLatest } from '@portfolio/remote-kit/forms';
import { CheckboxField, NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { CompanyOfNew } from '../../shared/company/company-field.tsx';
import { useCompany } from '../../shared/company/use-company.tsx';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { CreateTimeOffType, OneTimeOffType, UpdateTimeOffType, type WholeTimeOffType } from './types.graphql.ts';

/** Numbers are texts until they are sent; the unit is named as in the contract, which checks it. */
const valuesOf = (type: WholeTimeOffType | undefined, company = '') => ({
  company: type?.companyId ?? company,
  name: type?.name ?? '',
  unit: timeOffUnits.find((unit) => enumName(unit) === type?.unit) ?? 'days',
  isPaid: type?.isPaid ?? true,
  needsApproval: type?.needsApproval ?? true,
  needsSecondApproval: type?.needsSecondApproval ?? false,
  needsDocument: type?.needsDocument ?? false,
  isSick: type?.isSick ?? false,
  isActive: type?.isActive ?? true,
  noticeDays: String(type?.noticeDays ?? 0),
  monthlyAccrual: type?.monthlyAccrual ?? '0',
  carryOverLimit: type?.carryOverLimit ?? '',
});

type Values = ReturnType<typeof valuesOf>;

/** What is no number is refused by the contract's own words. */
const requestOf = ({ noticeDays, monthlyAccrual, carryOverLimit, ...values }: Values) => ({
  name: values.name,
  unit: values.unit,
  isPaid: values.isPaid,
  needsApproval: values.needsApproval,
  needsSecondApproval: values.needsApproval && values.needsSecondApproval,
  needsDocument: values.needsDocument,
  isSick: values.isSick,
  isActive: values.isActive,
  noticeDays: noticeDays === '' ? Number.NaN : Number(noticeDays),
  monthlyAccrual: monthlyAccrual.trim(),
  carryOverLimit: carryOverLimit.trim() || null,
});

const sentOf = (values: Values) => {
  const { unit, ...rest } = requestOf(values);
  return { ...rest, unit: enumName(unit) };
};

interface Props {
  /** Undefined for a new one. */
  type: WholeTimeOffType | undefined;
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** A type of time off: what it is called, and what holds of it. */
export function TypeModal({ type, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const { company } = useCompany();
  const [create] = useMutation(CreateTimeOffType, { refetchQueries: ['TimeOffTypes'] });
  const [update] = useMutation(UpdateTimeOffType);
  const form = useForm<Values, void, ReturnType<typeof requestOf>>({
    draft: `time-off-type/${type?.id ?? 'new'}`,
    values: valuesOf(type, company),
    schema: timeOffTypeUpdate,
    request: requestOf,
    rules: (values) => ({ company: values.company === '' ? fault('required') : undefined }),
    sentences: {
      company: { required: t('errors.company') },
      name: { required: t('timeOff.types.nameMissing'), unique: t('timeOff.types.nameTaken') },
      isSick: { unique: t('timeOff.types.sickTaken') },
    },
    latest: useLatest(
      OneTimeOffType,
      { id: type?.id ?? '' },
      ({ timeOffType }) => timeOffType && valuesOf(timeOffType),
    ),
    async send(_, values, context, began) {
      if (type) {
        await update({ variables: { id: type.id, ...changesOf(sentOf(values), sentOf(began)) }, context });
      } else {
        await create({ variables: { input: { ...sentOf(values), company: values.company } }, context });
      }
    },
    onSaved: (_, { name }) => onSaved(name.trim()),
    failed: t('timeOff.types.saveFailed'),
  });
  const { field, controlled } = form;
  return (
    <FormModal
      form={form}
      title={type ? type.name : t('timeOff.types.create')}
      save={t('timeOff.types.save')}
      errorsTitle={t('timeOff.types.notSaved')}
      onClose={onClose}
    >
      {!type && <CompanyOfNew {...controlled('company')} />}
      <TextField label={t('timeOff.types.name')} autoComplete="off" {...field('name')} />
      <FieldRow>
        <SelectField
          label={t('timeOff.types.unit')}
          {...field('unit')}
          options={timeOffUnits.map((unit) => [unit, t(`timeOff.types.units.${enumName(unit)}`)])}
        />
        <NumberField label={t('timeOff.types.notice')} inputMode="numeric" min={0} {...field('noticeDays')} />
      </FieldRow>
      <FieldRow>
        <NumberField
          label={t('timeOff.types.accrual')}
          hint={t('timeOff.types.accrualHint')}
          inputMode="decimal"
          {...field('monthlyAccrual')}
        />
        <NumberField
          label={t('timeOff.types.carryOver')}
          hint={t('timeOff.types.carryOverHint')}
          inputMode="decimal"
          optional={t('optional')}
          {...field('carryOverLimit')}
        />
      </FieldRow>
      <CheckboxField label={t('timeOff.types.paid')} {...field('isPaid')} />
      <CheckboxField
        label={t('timeOff.types.approval')}
        hint={t('timeOff.types.approvalHint')}
        {...field('needsApproval')}
      />
      {controlled('needsApproval').value && (
        <CheckboxField
          label={t('timeOff.types.secondApproval')}
          hint={t('timeOff.types.secondApprovalHint')}
          {...field('needsSecondApproval')}
        />
      )}
      <CheckboxField
        label={t('timeOff.types.document')}
        hint={t('timeOff.types.documentHint')}
        {...field('needsDocument')}
      />
      <CheckboxField label={t('timeOff.types.sick')} hint={t('timeOff.types.sickHint')} {...field('isSick')} />
      <CheckboxField label={t('timeOff.types.active')} {...field('isActive')} />
    </FormModal>
  );
}

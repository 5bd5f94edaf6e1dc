import { employeeStatuses } from '@portfolio/contracts/scheduling';
import { NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { QualificationsField } from '../qualifications/qualifications-field.tsx';
import { useTranslation } from '../../translator.ts';
import type { DetailedEmployee } from './employees.graphql.ts';
import type { EmployeeFormState } from './use-employee-form.ts';

/** What an employee earns and may do. */
export function EmploymentFields({
  form,
  employee,
}: {
  form: EmployeeFormState;
  employee: DetailedEmployee | undefined;
}) {
  const { t } = useTranslation();
  const { field } = form;
  return (
    <>
      <FieldRow>
        <NumberField label={t('fields.hourlyRate')} unit="$" step="0.01" min="0" {...field('hourlyRate')} />
        <TextField label={t('employees.startDate')} type="date" {...field('startDate')} />
      </FieldRow>
      <SelectField
        label={t('employees.status')}
        {...field('status')}
        options={employeeStatuses.map((status) => [status, t(`employees.statuses.${status}`)])}
      />
      <QualificationsField
        label={t('employees.qualifications')}
        company={form.hookForm.watch('company')}
        held={employee?.qualifications ?? []}
        {...form.controlled('qualifications')}
      />
    </>
  );
}

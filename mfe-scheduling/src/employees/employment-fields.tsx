import { useQuery } from '@apollo/client/react';
import { employeeStatuses } from '@portfolio/contracts/scheduling';
import { ChipsField, NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { QualificationOptions } from '../qualifications/qualifications.graphql.ts';
import { useTranslation } from '../translator.ts';
import type { EmployeeFormState } from './use-employee-form.ts';

/** What an employee earns and may do. */
export function EmploymentFields({ form }: { form: EmployeeFormState }) {
  const { t } = useTranslation();
  const { field } = form;
  return (
    <>
      <FieldRow>
        <NumberField label={t('fields.hourlyRate')} unit="$" step="0.01" min="0" {...field('hourlyRate')} />
        <TextField label={t('employees.startDate')} type="date" {...field('startDate')} />
      </FieldRow>
      <SelectField label={t('employees.status')} {...field('status')}>
        {employeeStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`employees.statuses.${status}`)}
          </option>
        ))}
      </SelectField>
      <QualificationsField form={form} />
    </>
  );
}

/** Those of the company that the employee works for. */
function QualificationsField({ form }: { form: EmployeeFormState }) {
  const { t } = useTranslation();
  const company = form.hookForm.watch('company');
  const { data } = useQuery(QualificationOptions, { variables: { company }, skip: company === '' });
  return (
    <ChipsField
      label={t('employees.qualifications')}
      optional={t('optional')}
      options={data?.qualifications.results ?? []}
      empty={t(company === '' ? 'employees.qualificationsOf' : 'employees.noQualifications')}
      {...form.controlled('qualifications')}
    />
  );
}

import { useApolloClient } from '@apollo/client/react';
import { employeeStatuses } from '@portfolio/contracts/scheduling';
import { dayIn } from '@portfolio/remote-kit/times';
import { TextareaField, TextField, NumberField, SelectField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle, Form } from '@portfolio/ui/form';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChosenCompany } from '../../shared/choices/choices.graphql.ts';
import { CompanyOfNew } from '../../shared/company/company-field.tsx';
import { AddressFields } from '../../shared/forms/address-fields.tsx';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import type { DetailedEmployee } from './employees.graphql.ts';
import { useEmployeeForm, type EmployeeFormState } from './use-employee-form.ts';
import { QualificationsField } from '../qualifications/qualifications-field.tsx';

interface Props {
  /** Undefined for a new one. */
  employee?: DetailedEmployee;
  /** Of the company of a new one, as far as it is known. */
  zone?: string | undefined;
  /** Where Cancel leads. */
  back: string;
  /** What is done when it is saved or left, instead of showing the employee's page. */
  onDone?: (() => void) | undefined;
}

/** scheduling.md §5, Employee form. */
export function EmployeeForm({ employee, zone, back, onDone }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useEmployeeForm(employee, zone, onDone);
  const apollo = useApolloClient();
  const offered = useRef(form.hookForm.getValues('startDate'));
  const company = form.controlled('company');
  /** The day that is offered is that of the company, until somebody chooses another. */
  const startThere = async (id: string): Promise<void> => {
    const found = await apollo.query({ query: ChosenCompany, variables: { id } }).catch(() => undefined);
    const { getValues, setValue } = form.hookForm;
    const isOffered = getValues('startDate') === offered.current;
    if (!found?.data?.company || getValues('company') !== id || !isOffered) return;
    offered.current = dayIn(found.data.company.timeZone, new Date());
    setValue('startDate', offered.current);
  };
  const changeCompany = (id: string): void => {
    company.onChange(id);
    // Qualifications are those of one company.
    form.hookForm.setValue('qualifications', []);
    if (id) void startThere(id);
  };
  return (
    <Form {...form.props} errorsTitle={t('employees.notSaved')}>
      {!employee && <CompanyOfNew {...company} onChange={changeCompany} />}
      <PersonFields form={form} />
      <EmploymentFields form={form} employee={employee} />
      <FurtherFields form={form} />
      <SaveActions
        save={t(employee ? 'employees.saveChanges' : 'employees.saveNew')}
        saving={form.saving}
        onCancel={() => form.leave(onDone ?? (() => void navigate(back)))}
      />
    </Form>
  );
}

function PersonFields({ form: { field } }: { form: EmployeeFormState }) {
  const { t } = useTranslation();
  const shared = { autoComplete: 'off' };
  return (
    <>
      <FieldRow>
        <TextField label={t('fields.firstName')} {...shared} {...field('firstName')} />
        <TextField label={t('fields.lastName')} {...shared} {...field('lastName')} />
      </FieldRow>
      <FieldRow>
        <TextField label={t('fields.email')} type="email" maxLength={254} {...shared} {...field('email')} />
        <TextField label={t('fields.phone')} type="tel" {...shared} {...field('phone')} />
      </FieldRow>
    </>
  );
}

function FurtherFields({ form: { field } }: { form: EmployeeFormState }) {
  const { t } = useTranslation();
  const shared = { optional: t('optional'), autoComplete: 'off' };
  return (
    <>
      <Fieldset>
        <FieldsetTitle>{t('employees.home')}</FieldsetTitle>
        <AddressFields field={field} />
      </Fieldset>
      <Fieldset>
        <FieldsetTitle>{t('employees.emergencyContact')}</FieldsetTitle>
        <FieldRow>
          <TextField label={t('employees.emergencyName')} {...shared} {...field('emergencyContactName')} />
          <TextField label={t('employees.emergencyPhone')} type="tel" {...shared} {...field('emergencyContactPhone')} />
        </FieldRow>
      </Fieldset>
      <Fieldset>
        <FieldsetTitle>{t('employees.payroll')}</FieldsetTitle>
        <FieldRow>
          <TextField label={t('employees.idNumber')} {...shared} {...field('idNumber')} />
          <TextField label={t('employees.taxNumber')} {...shared} {...field('taxNumber')} />
        </FieldRow>
        <TextField label={t('employees.bankAccount')} {...shared} {...field('bankAccount')} />
      </Fieldset>
      <TextareaField
        label={t('fields.notes')}
        optional={t('optional')}
        hint={t('employees.notesHint')}
        {...field('notes')}
      />
    </>
  );
}

/** What an employee earns and may do. */
function EmploymentFields({ form, employee }: { form: EmployeeFormState; employee: DetailedEmployee | undefined }) {
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

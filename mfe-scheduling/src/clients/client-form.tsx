import { clientStatuses } from '@portfolio/contracts/scheduling';
import { zoneName } from '@portfolio/remote-kit/times';
import { SelectField, TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow, Form } from '@portfolio/ui/form';
import { useNavigate } from 'react-router-dom';
import { useCompanyZone } from '../shared/choices/use-client-choices.ts';
import { CompanyOfNew } from '../shared/company/company-field.tsx';
import { AddressFields } from '../shared/forms/address-fields.tsx';
import { TimeZoneField } from '../shared/forms/time-zone-field.tsx';
import { QualificationsField } from '../people/qualifications/qualifications-field.tsx';
import { SaveActions } from '../shared/forms/save-actions.tsx';
import { useTranslation } from '../translator.ts';
import { BudgetFields } from './budget-fields.tsx';
import type { DetailedClient } from './clients.graphql.ts';
import { LocationFields } from './location-fields.tsx';
import { useClientForm } from './use-client-form.ts';

interface Props {
  /** Undefined for a new one. */
  client?: DetailedClient;
  /** Where Cancel leads. */
  back: string;
  /** What is done when it is saved or left, instead of showing the client's page. */
  onDone?: (() => void) | undefined;
}

/** scheduling.md §5, Client form. */
export function ClientForm({ client, back, onDone }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const whole = useClientForm(client, onDone);
  const zone = useCompanyZone(whole.form.controlled('company').value);
  const { field, props, saving, leave } = whole.form;
  const shared = { optional: t('optional'), autoComplete: 'off' };
  return (
    <Form {...props} errorsTitle={t(whole.isPartlySaved ? 'clients.partlySaved' : 'clients.notSaved')}>
      {!client && <CompanyOfNew {...whole.company} />}
      <TextField label={t('clients.name')} autoComplete="off" maxLength={200} {...field('name')} />
      <TextField label={t('clients.contactName')} maxLength={200} {...shared} {...field('contactName')} />
      <FieldRow>
        <TextField label={t('fields.email')} type="email" maxLength={254} {...shared} {...field('email')} />
        <TextField label={t('fields.phone')} type="tel" maxLength={50} {...shared} {...field('phone')} />
      </FieldRow>
      <AddressFields field={field} />
      <TimeZoneField
        {...whole.form.controlled('timeZone')}
        optional={t('optional')}
        {...(zone && { placeholder: t('times.inherited', { zone: zoneName(zone) }) })}
      />
      <SelectField
        label={t('clients.status')}
        {...field('status')}
        options={clientStatuses.map((status) => [status, t(`clients.statuses.${status}`)])}
      />
      <BudgetFields field={field} hint={t('clients.budgetHint')} />
      <TextareaField label={t('fields.notes')} optional={t('optional')} maxLength={10_000} {...field('notes')} />
      <QualificationsField
        label={t('clients.required')}
        hint={t('clients.requiredHint')}
        company={whole.form.hookForm.watch('company')}
        held={client?.requiredQualifications ?? []}
        {...whole.form.controlled('requiredQualifications')}
      />
      <LocationFields form={whole} client={client} />
      <SaveActions
        save={t(client ? 'clients.saveChanges' : 'clients.saveNew')}
        saving={saving}
        onCancel={() => leave(onDone ?? (() => void navigate(back)))}
      />
    </Form>
  );
}

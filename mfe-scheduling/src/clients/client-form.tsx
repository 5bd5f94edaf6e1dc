import { clientStatuses } from '@portfolio/contracts/scheduling';
import { zoneName } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { SelectField, TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow, Form, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompanyZone } from '../shared/choices/choices.ts';
import { CompanyOfNew } from '../shared/company/company-field.tsx';
import { Quiet } from '../shared/details/section.tsx';
import { AddressFields } from '../shared/forms/address-fields.tsx';
import { RegionFields } from '../shared/forms/region-fields.tsx';
import { TimeZoneField } from '../shared/forms/time-zone-field.tsx';
import { QualificationsField } from '../people/qualifications/qualifications-field.tsx';
import { SaveActions } from '../shared/forms/save-actions.tsx';
import { useTranslation } from '../translator.ts';
import { BudgetFields } from './budget-fields.tsx';
import type { DetailedClient } from './clients.graphql.ts';
import { useClientForm, type ClientFormState } from './use-client-form.ts';

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
      <TextField label={t('clients.name')} autoComplete="off" {...field('name')} />
      <TextField label={t('clients.contactName')} {...shared} {...field('contactName')} />
      <FieldRow>
        <TextField label={t('fields.email')} type="email" maxLength={254} {...shared} {...field('email')} />
        <TextField label={t('fields.phone')} type="tel" {...shared} {...field('phone')} />
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
      <TextareaField label={t('fields.notes')} optional={t('optional')} {...field('notes')} />
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

const Place = styled(Card)`
  display: grid;
  gap: ${space(4)};

  & > button {
    justify-self: end;
  }
`;

/** The further places of a client (scheduling.md §4: removing one drops it from the form; saving does the rest). */
function LocationFields({
  form: { form, locations, addLocation, removeLocation },
  client,
}: {
  form: ClientFormState;
  client: DetailedClient | undefined;
}) {
  const { t } = useTranslation();
  const add = useRef<HTMLButtonElement>(null);

  const remove = (at: number): void => {
    removeLocation(at);
    add.current?.focus(); // the pressed button is gone
  };

  return (
    <Fieldset>
      <FieldsetTitle>{t('clients.locations')}</FieldsetTitle>
      {locations.length === 0 && <Quiet>{t('clients.locationsHint')}</Quiet>}
      {locations.map(({ key }, at) => (
        <Place key={key}>
          <TextField label={t('clients.locationName')} autoComplete="off" {...form.field(`locations.${at}.name`)} />
          <AddressFields field={(part) => form.field(`locations.${at}.${part}`)} />
          <TimeZoneField
            {...form.controlled(`locations.${at}.timeZone`)}
            optional={t('optional')}
            placeholder={t('times.ofClient')}
          />
          <RegionFields
            label={t('holidays.label')}
            optional={t('optional')}
            blank={t('holidays.ofCompany')}
            {...form.controlled(`locations.${at}.holidayRegion`)}
          />
          <BudgetFields field={(part) => form.field(`locations.${at}.${part}`)} />
          <QualificationsField
            label={t('clients.requiredHere')}
            company={form.hookForm.watch('company')}
            held={client?.locations.flatMap(({ requiredQualifications }) => requiredQualifications) ?? []}
            {...form.controlled(`locations.${at}.requiredQualifications`)}
          />
          <Button variant="quiet-danger" size="small" icon={<Trash2 aria-hidden />} onClick={() => remove(at)}>
            {t('clients.removeLocation')} <VisuallyHidden>{form.hookForm.watch(`locations.${at}.name`)}</VisuallyHidden>
          </Button>
        </Place>
      ))}
      <div>
        <Button ref={add} icon={<Plus aria-hidden />} onClick={addLocation}>
          {t('clients.addLocation')}
        </Button>
      </div>
    </Fieldset>
  );
}

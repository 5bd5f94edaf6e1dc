import { useZone } from '@portfolio/remote-kit';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceField } from '../shared/choices/choice-field.tsx';
import { LocationField } from '../shared/choices/location-field.tsx';
import {
  chosenOption,
  useChosenClient,
  useClientChoices,
  useChosenEmployee,
  useEmployeeChoices,
  zoneOf,
} from '../shared/choices/choices.ts';
import { useCompany } from '../shared/company/use-company.tsx';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import type { ShiftForm } from './use-shift-form.ts';

const noLocations: readonly { id: string; name: string; timeZone?: string | null }[] = [];

/** What a company has none of yet, without which no shift can be planned, and where it is made. */
function Needed({ text, to, action }: { text: string; to: string; action: string }) {
  const { within } = useCompany();
  return (
    <Notice
      kind="info"
      action={
        <LinkButton as={Link} to={within(to)}>
          {action}
        </LinkButton>
      }
    >
      {text}
    </Notice>
  );
}

/** Client, location and employee. Another client clears the location and brings its own (scheduling.md §4). */
export function PlaceFields({ form, paid }: { form: ShiftForm; paid: boolean }) {
  const { t } = useTranslation();
  const { company } = useCompany();
  const client = form.controlled('client');
  const employee = form.controlled('employee');
  const { client: chosenClient, companyZone } = useChosenClient(client.value);
  const chosenEmployee = useChosenEmployee(employee.value);
  const clients = useClientChoices(company);
  // Who works for a client is of the client's company.
  const employees = useEmployeeChoices(chosenClient?.companyId ?? company);
  // A failed load leaves an empty list silently (scheduling.md §8).
  const locations = chosenClient?.locations ?? noLocations;

  const { value: location } = form.controlled('location');
  const { value: known } = form.controlled('zone');
  const own = useZone();
  const zone = chosenClient ? zoneOf(chosenClient, location, companyZone, own) : known;
  useEffect(() => {
    // Follows from the others, so it is no change of its own that would be lost.
    if (zone !== known) form.hookForm.setValue('zone', zone);
  });

  const changeClient = (id: string): void => {
    client.onChange(id);
    form.controlled('location').onChange('');
    form.controlled('post').onChange('');
    // Until it is known where that is, it is not where the one before was.
    form.hookForm.setValue('zone', '');
  };

  return (
    <>
      {(clients.failed || employees.failed) && <Notice kind="danger">{t('shifts.optionsFailed')}</Notice>}
      {clients.isNone && <Needed text={t('shifts.needsClient')} to={paths.newClient} action={t('clients.create')} />}
      {employees.isNone && (
        <Needed text={t('shifts.needsEmployee')} to={paths.newEmployee} action={t('employees.create')} />
      )}
      <ChoiceField
        label={t('shifts.client')}
        name="client"
        error={client.error}
        choices={clients}
        value={chosenOption(clients, client.value, chosenClient)}
        onChange={changeClient}
      />
      <LocationField
        label={t('shifts.location')}
        locations={locations}
        hint={client.value !== '' && chosenClient && locations.length === 0 ? t('shifts.noLocations') : undefined}
        {...form.field('location')}
      />
      <ChoiceField
        label={t('shifts.employee')}
        name="employee"
        disabled={paid}
        error={employee.error}
        choices={employees}
        value={chosenOption(employees, employee.value, chosenEmployee)}
        onChange={employee.onChange}
      />
    </>
  );
}

import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { Link } from 'react-router-dom';
import { ChoiceField } from '../shared/choices/choice-field.tsx';
import { LocationField } from '../shared/choices/location-field.tsx';
import {
  chosenOption,
  useChosenEmployee,
  useChosenPlace,
  useClientChoices,
  useEmployeeChoices,
} from '../shared/choices/choices.ts';
import { useCompany } from '../shared/company/use-company.tsx';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import type { ShiftForm } from './use-shift-form.ts';

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
  const { client, chosen, locations } = useChosenPlace(form);
  const employee = form.controlled('employee');
  const chosenEmployee = useChosenEmployee(employee.value);
  const clients = useClientChoices(company);
  // Who works for a client is of the client's company.
  const employees = useEmployeeChoices(chosen?.companyId ?? company);
  const changeClient = (id: string): void => {
    client.onChange(id);
    form.controlled('post').onChange('');
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
        value={chosenOption(clients, client.value, chosen)}
        onChange={changeClient}
      />
      <LocationField
        label={t('shifts.location')}
        locations={locations}
        hint={client.value !== '' && chosen && locations.length === 0 ? t('shifts.noLocations') : undefined}
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

import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { TextField } from '@portfolio/ui/field';
import { Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Quiet } from '../shared/details/detail.styles.ts';
import { AddressFields } from '../shared/forms/address-fields.tsx';
import { RegionFields } from '../shared/forms/region-fields.tsx';
import { TimeZoneField } from '../shared/forms/time-zone-field.tsx';
import { useTranslation } from '../translator.ts';
import { QualificationsField } from '../people/qualifications/qualifications-field.tsx';
import { BudgetFields } from './budget-fields.tsx';
import type { DetailedClient } from './clients.graphql.ts';
import type { ClientFormState } from './use-client-form.ts';

const Place = styled(Card)`
  display: grid;
  gap: ${space(4)};

  & > button {
    justify-self: end;
  }
`;

/** The further places of a client (scheduling.md §4: removing one drops it from the form; saving does the rest). */
export function LocationFields({
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
          <TextField
            label={t('clients.locationName')}
            autoComplete="off"
            maxLength={200}
            {...form.field(`locations.${at}.name`)}
          />
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

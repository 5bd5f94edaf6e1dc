import { useQuery } from '@apollo/client/react';
import type { FormState } from '@portfolio/remote-kit/forms';
import { SelectField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { useTranslation } from '../../translator.ts';
import type { DemandValues } from './demand-values.ts';
import { HolidayRegions } from './demand.graphql.ts';
import { StretchList } from './stretch-list.tsx';

const rules = ['STAFFED', 'CLOSED', 'OTHER'] as const;
const none: readonly { code: string; name: string }[] = [];

/** What public holidays do to what a post asks for, and whose they are. */
export function HolidayFields({ form }: { form: FormState<DemandValues> }) {
  const { t, language } = useTranslation();
  const rule = form.controlled('rule').value;
  const country = form.controlled('country');
  const stretches = form.controlled('holidayStretches');
  const counts = rule !== 'STAFFED';
  const countries = useQuery(HolidayRegions, { variables: { language }, skip: !counts });
  const regions = useQuery(HolidayRegions, {
    variables: { language, country: country.value },
    skip: !counts || country.value === '',
  });
  const listed = countries.data?.holidayRegions ?? none;
  const parts = (country.value !== '' && regions.data?.holidayRegions) || none;
  const changeCountry = (code: string): void => {
    country.onChange(code);
    form.controlled('region').onChange('');
  };
  return (
    <Fieldset>
      <FieldsetTitle>{t('demand.holidays')}</FieldsetTitle>
      <SelectField label={t('demand.rule')} {...form.field('rule')}>
        {rules.map((each) => (
          <option key={each} value={each}>
            {t(`demand.rules.${each}`)}
          </option>
        ))}
      </SelectField>
      {counts && (
        <FieldRow>
          <SelectField
            label={t('demand.country')}
            name="country"
            // The options come later than the value.
            key={listed.length}
            value={country.value}
            error={country.error}
            onChange={({ target }) => changeCountry(target.value)}
          >
            <option value="">{t('demand.chooseCountry')}</option>
            {listed.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('demand.region')}
            optional={t('optional')}
            key={`${country.value}${parts.length}`}
            disabled={parts.length === 0}
            {...form.field('region')}
          >
            <option value="">{t('demand.wholeCountry')}</option>
            {parts.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </FieldRow>
      )}
      {rule === 'OTHER' && <StretchList value={stretches.value} onChange={stretches.onChange} />}
    </Fieldset>
  );
}

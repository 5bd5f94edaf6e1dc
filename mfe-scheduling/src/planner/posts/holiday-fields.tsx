import type { FormState } from '@portfolio/remote-kit/forms';
import { SelectField } from '@portfolio/ui/field';
import { Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { RegionFields } from '../../shared/forms/region-fields.tsx';
import { useTranslation } from '../../translator.ts';
import type { DemandValues } from './demand-values.ts';
import { StretchList } from './stretch-list.tsx';

const rules = ['STAFFED', 'CLOSED', 'OTHER'] as const;

/** What public holidays do to what a post asks for, and whose they are. */
export function HolidayFields({ form }: { form: FormState<DemandValues> }) {
  const { t } = useTranslation();
  const rule = form.controlled('rule').value;
  const [country, region] = [form.controlled('country'), form.controlled('region')];
  const stretches = form.controlled('holidayStretches');
  const change = (code: string): void => {
    country.onChange(code.slice(0, 2));
    region.onChange(code.includes('-') ? code : '');
  };
  return (
    <Fieldset>
      <FieldsetTitle>{t('demand.holidays')}</FieldsetTitle>
      <SelectField
        label={t('demand.rule')}
        {...form.field('rule')}
        options={rules.map((each) => [each, t(`demand.rules.${each}`)])}
      />
      {rule !== 'STAFFED' && (
        <RegionFields
          name="country"
          label={t('demand.country')}
          blank={t('demand.chooseCountry')}
          value={region.value || country.value}
          error={country.error}
          onChange={change}
        />
      )}
      {rule === 'OTHER' && <StretchList value={stretches.value} onChange={stretches.onChange} />}
    </Fieldset>
  );
}

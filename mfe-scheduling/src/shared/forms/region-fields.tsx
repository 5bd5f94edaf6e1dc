import { useQuery } from '@apollo/client/react';
import { SelectField, type SelectFieldProps } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { graphql } from '../../generated/index.ts';
import { useTranslation } from '../../translator.ts';

/** Countries, or the regions of one, whose public holidays are known. */
const HolidayRegions = graphql('query HolidayRegions { holidayRegions { code name } }');

const none: readonly { code: string; name: string }[] = [];

type Props = Pick<SelectFieldProps, 'name' | 'hint' | 'error' | 'label' | 'optional'> & {
  /** `US`, `US-OR`, or '' for none. */
  value: string;
  onChange: (region: string) => void;
  /** What it means that no country is chosen. */
  blank: string;
};

/** A country, and a region of it that has holidays of its own. */
export function RegionFields({ value, onChange, blank, ...field }: Props) {
  const { t, language } = useTranslation();
  const country = value.slice(0, 2);
  const countries = useQuery(HolidayRegions, { variables: { language } });
  const regions = useQuery(HolidayRegions, { variables: { language, country }, skip: country === '' });
  const listed = countries.data?.holidayRegions ?? none;
  const parts = (country !== '' && regions.data?.holidayRegions) || none;
  return (
    <FieldRow>
      <SelectField
        // The options come later than the value.
        key={`country ${listed.length}`}
        {...field}
        value={country}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{blank}</option>
        {listed.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('demand.region')}
        optional={t('optional')}
        key={`${country} ${parts.length}`}
        disabled={parts.length === 0}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value={country}>{t('demand.wholeCountry')}</option>
        {parts.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </FieldRow>
  );
}

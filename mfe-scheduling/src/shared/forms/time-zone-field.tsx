import { timeZones } from '@portfolio/contracts/scheduling';
import { zoneName } from '@portfolio/remote-kit/times';
import { ComboField, type ComboFieldProps } from '@portfolio/ui/combo-field';
import { useState } from 'react';
import { useTranslation } from '../../translator.ts';

type Props = Pick<ComboFieldProps, 'name' | 'hint' | 'error' | 'placeholder'> & {
  value: string;
  onChange: (zone: string) => void;
  /** The word for a field that may stay blank, and can be emptied. */
  optional?: string;
};

/** More than anybody reads; typing finds the others. */
const listed = 50;

/** By its city, and the part of the world smaller. */
const optionOf = (zone: string) => ({ id: zone, name: zoneName(zone), detail: zone.replace(/\/?[^/]*$/, '') });

/** One of the world's time zones, by typing a part of its name. */
export function TimeZoneField({ value, onChange, ...field }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase().replaceAll(' ', '_');
  const found = timeZones.filter((zone) => zone.toLowerCase().includes(wanted));
  return (
    <ComboField
      {...field}
      label={t('times.label')}
      options={found.slice(0, listed).map(optionOf)}
      value={value === '' ? null : optionOf(value)}
      onChange={(option) => onChange(option?.id ?? '')}
      onSearch={setSearch}
      texts={{
        open: t('times.open'),
        none: t('times.none'),
        unmatched: () => t('times.none'),
        ...(field.optional !== undefined && { clear: t('choices.clear') }),
        ...(found.length > listed && { more: t('choices.more') }),
      }}
    />
  );
}

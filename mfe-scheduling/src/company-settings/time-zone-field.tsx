import { timeZones } from '@portfolio/contracts/scheduling';
import { zoneName as nameOf } from '@portfolio/remote-kit/times';
import { ComboField } from '@portfolio/ui/combo-field';
import { useState } from 'react';
import { useTranslation } from '../translator.ts';

interface Props {
  name: string;
  value: string;
  onChange: (zone: string) => void;
  error: string | undefined;
}

/** More than anybody reads; typing finds the others. */
const listed = 50;

/** One of the world's time zones, by typing a part of its name. */
export function TimeZoneField({ name, value, onChange, error }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = timeZones.filter((zone) => nameOf(zone).toLowerCase().includes(wanted));
  return (
    <ComboField
      label={t('companySettings.timeZone')}
      hint={t('companySettings.timeZoneHint')}
      name={name}
      error={error}
      options={found.slice(0, listed).map((zone) => ({ id: zone, name: nameOf(zone) }))}
      value={value === '' ? null : { id: value, name: nameOf(value) }}
      onChange={(option) => onChange(option?.id ?? '')}
      onSearch={setSearch}
      texts={{
        open: t('companySettings.openTimeZones'),
        none: t('companySettings.noTimeZone'),
        unmatched: () => t('companySettings.noTimeZone'),
        ...(found.length > listed && { more: t('choices.more') }),
      }}
    />
  );
}

import { SelectField } from '@portfolio/ui/field';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../translator.ts';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'children' | 'disabled' | 'optional'> {
  /** Those of the client that is chosen. */
  locations: readonly { id: string; name: string }[];
}

/** Where at a client: one of its locations, or its own address. */
export function LocationField({ locations, ...field }: Props) {
  const { t } = useTranslation();
  return (
    <SelectField
      // The options come later than the value. Before what is spread: a key after it makes children be asked for keys.
      key={locations.length}
      {...field}
      optional={t('optional')}
      disabled={locations.length === 0}
      none={t('shifts.mainLocation')}
      options={locations.map(({ id, name }) => [id, name])}
    />
  );
}

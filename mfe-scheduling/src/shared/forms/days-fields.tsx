import type { FieldControl } from '@portfolio/remote-kit/forms';
import { TextField, TimeField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../translator.ts';

interface Props {
  field: (name: 'fromDay' | 'untilDay') => FieldControl;
  controlled: (
    name: 'fromDay' | 'fromTime' | 'untilTime',
  ) => Required<Pick<ComponentProps<typeof TimeField>, 'name' | 'value' | 'onChange'>> & { error: string | undefined };
}

/** Of a form of days on which somebody is away: from a day, until another or the same, perhaps at a time. */
export function DaysFields({ field, controlled }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <FieldRow>
        <TextField type="date" label={t('unavailability.fromDay')} {...field('fromDay')} />
        <TimeField
          label={t('unavailability.fromTime')}
          hint={t('unavailability.timeHint')}
          {...controlled('fromTime')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          type="date"
          label={t('unavailability.untilDay')}
          hint={t('unavailability.untilHint')}
          min={controlled('fromDay').value}
          {...field('untilDay')}
        />
        <TimeField label={t('unavailability.untilTime')} {...controlled('untilTime')} />
      </FieldRow>
    </>
  );
}

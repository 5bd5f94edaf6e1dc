import { timezones } from '@portfolio/contracts/scheduling';
import { useWatch, type FormState } from '@portfolio/remote-kit/forms';
import { offeredZone, showsSameClock, useNow, viewersZone, zoneName } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from '../translator.ts';
import type { SettingsValues } from './settings-values.ts';

/** Whose clock the portal shows: the sites' own, or one of scheduling.md §9; this device's is one tap away. */
export function ZoneField({ form }: { form: FormState<SettingsValues> }) {
  const { t } = useTranslation();
  const now = useNow();
  const chosen = useWatch({ control: form.control, name: 'timezone' });
  const device = offeredZone(viewersZone(), now);
  return (
    <>
      <SelectField
        label={t('settings.timezone')}
        hint={t('settings.timezoneHint', { zone: zoneName(viewersZone()) })}
        {...form.field('timezone')}
        none={t('settings.siteZone')}
        options={timezones.map((zone) => [zone, zoneName(zone)])}
      />
      {device && !(chosen && showsSameClock(chosen, device, now)) && (
        <div>
          <Button
            icon={<Smartphone aria-hidden />}
            size="large"
            onClick={() => form.controlled('timezone').onChange(device)}
          >
            {t('settings.useDeviceZone', { zone: zoneName(device) })}
          </Button>
        </div>
      )}
    </>
  );
}

import { rulePresets } from '@portfolio/contracts/scheduling';
import type { FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { useToast } from '@portfolio/ui/toast';
import { useState } from 'react';
import { useTranslation } from '../../translator.ts';
import { presetValues, type SettingsValues } from './settings-values.ts';

type Preset = keyof typeof rulePresets;
const presets = Object.keys(rulePresets) as Preset[];

/** Puts working-time rules of a country into the form, where they can be changed before they are saved. */
export function RulePresets({ form }: { form: FormState<SettingsValues> }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [preset, choose] = useState<Preset>('eu');
  const put = () => {
    for (const [name, value] of presetValues(preset)) form.hookForm.setValue(name, value, { shouldDirty: true });
    toast('success', t('companySettings.presetPut'));
  };
  return (
    <>
      <SelectField
        label={t('companySettings.preset')}
        hint={t(`companySettings.sources.${preset}`)}
        value={preset}
        onChange={({ target }) => choose(presets.find((each) => each === target.value) ?? preset)}
        options={presets.map((each) => [each, t(`companySettings.presets.${each}`)])}
      />
      <div>
        <Button onClick={put}>{t('companySettings.putPreset')}</Button>
      </div>
    </>
  );
}

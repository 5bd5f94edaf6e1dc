import { useMutation } from '@apollo/client/react';
import { languages, themes } from '@portfolio/contracts/auth';
import { timezones } from '@portfolio/contracts/scheduling';
import { useForm, useWatch } from '@portfolio/remote-kit/forms';
import { Card } from '@portfolio/ui/card';
import { SelectField, SwitchField } from '@portfolio/ui/field';
import { Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { SaveForm } from '../forms/save-form.tsx';
import { viewersZone } from '@portfolio/remote-kit/times';
import { useTranslation } from '../translator.ts';
import { settingsValues, type SettingsValues } from './settings-values.ts';
import { UpdateSettings } from './settings.graphql.ts';
import { useApplied } from './use-applied.ts';

/** Each in its own words, so that everybody finds theirs. */
const languageNames = { en: 'English', es: 'Español', fr: 'Français' };

const Below = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(13)};
`;

/** One's own settings, with the texts of scheduling.md §8. */
export function SettingsForm({ values }: { values: SettingsValues }) {
  const { t } = useTranslation();
  const [update] = useMutation(UpdateSettings);
  const apply = useApplied();
  const form = useForm<SettingsValues, SettingsValues>({
    values,
    async send(input) {
      const { data } = await update({ variables: { input } });
      return data ? settingsValues(data.updateSettings) : input;
    },
    valuesOf: (saved) => saved,
    failed: () => t('settings.saveFailed'),
    onSaved: (saved) => void apply(saved),
  });
  // scheduling.md §5: "notification sub-toggles are disabled when notifications are off". They keep what they were.
  const { field } = form;
  const silent = !useWatch({ control: form.control, name: 'notificationsEnabled' });

  return (
    <SaveForm form={form}>
      <Card>
        <Fieldset>
          <FieldsetTitle>{t('settings.display')}</FieldsetTitle>
          <SelectField label={t('settings.theme')} {...field('theme')}>
            {themes.map((theme) => (
              <option key={theme} value={theme}>
                {t(`settings.themes.${theme}`)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('settings.language')} {...field('language')}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('settings.timezone')}
            hint={t('settings.timezoneHint', { zone: viewersZone() })}
            {...field('timezone')}
          >
            {timezones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectField>
        </Fieldset>
      </Card>
      <Card>
        <Fieldset>
          <FieldsetTitle>{t('settings.notifications')}</FieldsetTitle>
          <SwitchField
            label={t('settings.notificationsEnabled')}
            hint={t('settings.notificationsHint')}
            {...field('notificationsEnabled')}
          />
          <Below>
            <SwitchField label={t('settings.email')} {...field('emailNotifications')} disabled={silent} />
            <SwitchField label={t('settings.reminders')} {...field('shiftReminders')} disabled={silent} />
          </Below>
        </Fieldset>
      </Card>
    </SaveForm>
  );
}

import { useMutation } from '@apollo/client/react';
import { languages } from '@portfolio/contracts/auth';
import { useHost } from '@portfolio/remote-kit';
import { useForm, useWatch } from '@portfolio/remote-kit/forms';
import { languageNames } from '@portfolio/remote-kit/manifest';
import { Card } from '@portfolio/ui/card';
import { SelectField, SwitchField } from '@portfolio/ui/field';
import { Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { space } from '@portfolio/ui/tokens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SaveForm } from '../forms/save-form.tsx';
import { useTranslation } from '../translator.ts';
import { changesOf, settingsInput, themeChoices, type SettingsValues } from './settings-values.ts';
import { UpdateSettings } from './settings.graphql.ts';
import { useApplied } from './use-applied.ts';
import { ZoneField } from './zone-field.tsx';

const Below = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(13)};
`;

/** One's own settings, with the texts of scheduling.md §8. */
export function SettingsForm({ values }: { values: SettingsValues }) {
  const { t } = useTranslation();
  const { themeChoice } = useHost();
  const [update] = useMutation(UpdateSettings);
  const apply = useApplied();
  const before = useRef(values);
  const form = useForm<SettingsValues, Partial<SettingsValues>>({
    // Choices, of which nothing is typed, and which the header changes too.
    draft: false,
    values,
    async send(typed, _, context) {
      const changed = changesOf(before.current, typed);
      await update({ variables: { input: settingsInput(changed) }, context });
      before.current = typed;
      return changed;
    },
    failed: () => t('settings.saveFailed'),
    onSaved: (changed) => void apply(changed),
  });

  // What the header's toggle does meanwhile is in force too.
  const { resetField } = form.hookForm;
  useEffect(
    () =>
      themeChoice.subscribe(() => {
        before.current = { ...before.current, theme: themeChoice.get() };
        resetField('theme', { defaultValue: themeChoice.get() });
      }),
    [themeChoice, resetField],
  );

  // scheduling.md §5: "notification sub-toggles are disabled when notifications are off". They keep what they were.
  const { field } = form;
  const silent = !useWatch({ control: form.control, name: 'notificationsEnabled' });

  return (
    <SaveForm form={form}>
      <Card>
        <Fieldset>
          <FieldsetTitle>{t('settings.display')}</FieldsetTitle>
          <SelectField
            label={t('settings.theme')}
            {...field('theme')}
            options={themeChoices.map((theme) => [theme, t(`settings.themes.${theme}`)])}
          />
          <SelectField label={t('settings.language')} {...field('language')}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </SelectField>
          <ZoneField form={form} />
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

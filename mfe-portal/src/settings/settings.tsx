import { useMutation } from '@apollo/client/react';
import { languages } from '@portfolio/contracts/auth';
import { timezones } from '@portfolio/contracts/scheduling';
import { useHost, type ThemeChoice } from '@portfolio/remote-kit';
import { useForm, useWatch, type FormState } from '@portfolio/remote-kit/forms';
import { languageNames, type Language } from '@portfolio/remote-kit/manifest';
import { offeredZone, showsSameClock, useNow, viewersZone, zoneName } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { SelectField, SwitchField } from '@portfolio/ui/field';
import { Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useToast } from '@portfolio/ui/toast';
import { space } from '@portfolio/ui/tokens';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { z } from 'zod';
import { CalendarCard } from '../calendar/calendar-card.tsx';
import { SaveForm } from '../forms/save-form.tsx';
import type { MySettingsQuery, UserSettingsInput } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.tsx';
import { useTranslation, translator } from '../translator.ts';
import { DeviceNotices } from '../push/device-notices.tsx';
import { MySettings, UpdateSettings } from './settings.graphql.ts';

/** scheduling.md §2, "Employee portal", tab settings; for everybody who is signed in. */
export function Settings() {
  const { t } = useTranslation();
  const { themeChoice, language } = useHost();
  // Always asks: a form must not begin from what was true a while ago.
  const result = useKeptQuery(MySettings, { fetchPolicy: 'network-only' });
  return (
    <>
      <PageHeading description={t('settings.lead')}>{t('settings.title')}</PageHeading>
      <Loaded result={result} loading={t('settings.loading')} failed={t('settings.failed')}>
        {(data) => (
          <Stack>
            <SettingsForm
              key={result.keptAt}
              values={settingsValues(data, themeChoice.get(), language.get())}
              savedLanguage={data.settings.language}
            />
            <DeviceNotices />
            <CalendarCard />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

const Below = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(13)};
`;

/** One's own settings, with the texts of scheduling.md §8. */
function SettingsForm({ values, savedLanguage }: { values: SettingsValues; savedLanguage: string }) {
  const { t } = useTranslation();
  const { themeChoice, language: chosenLanguage } = useHost();
  const [update] = useMutation(UpdateSettings);
  const apply = useApplied();
  const before = useRef<Record<keyof SettingsValues, unknown>>(values);
  const saved = useRef(savedLanguage);
  const form = useForm<SettingsValues, Partial<SettingsValues>>({
    // Choices, of which nothing is typed, and which the header changes too.
    draft: false,
    values,
    async send(typed, _, context) {
      const changed = changesOf(before.current, typed);
      await update({ variables: { input: settingsInput(changed) }, context });
      before.current = typed;
      saved.current = changed.language ?? saved.current;
      return changed;
    },
    failed: () => t('settings.saveFailed'),
    onSaved: (changed) => void apply(changed),
  });

  // What is chosen in the header and the footer meanwhile is in force too.
  const { resetField } = form.hookForm;
  useEffect(
    () =>
      themeChoice.subscribe(() => {
        before.current = { ...before.current, theme: themeChoice.get() };
        resetField('theme', { defaultValue: themeChoice.get() });
      }),
    [themeChoice, resetField],
  );
  useEffect(
    () =>
      chosenLanguage.subscribe(() => {
        before.current = { ...before.current, language: chosenLanguage.get() };
        resetField('language', { defaultValue: chosenLanguage.get() });
      }),
    [chosenLanguage, resetField],
  );

  // scheduling.md §5: "notification sub-toggles are disabled when notifications are off". They keep what they were.
  const { field } = form;
  const language = field('language');
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
          <SelectField
            label={t('settings.language')}
            {...language}
            onChange={async (event) => {
              // Who chooses here chooses for e-mails, too: also what is in force already.
              before.current = { ...before.current, language: saved.current };
              await language.onChange(event);
            }}
          >
            {languages.map((each) => (
              <option key={each} value={each} lang={each}>
                {languageNames[each]}
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

/** Makes the site follow what was changed at once, and says that it is saved, in the language of the choice. */
function useApplied(): (changed: Partial<SettingsValues>) => Promise<void> {
  const { themeChoice, language, session, report } = useHost();
  const { t } = useTranslation();
  const toast = useToast();
  const [applied, setApplied] = useState<Partial<SettingsValues>>();

  useEffect(() => {
    if (applied) toast('success', t('settings.saved'));
    // oxlint-disable-next-line react/exhaustive-deps -- once per save, not once more per language
  }, [applied]);

  return async (changed) => {
    if (changed.theme) themeChoice.set(changed.theme);
    if (changed.language) language.set(changed.language);
    await Promise.allSettled([
      changed.language && translator.change(changed.language).catch(report),
      // The portal's clock and other tabs follow the user.
      session.refreshUser(),
    ]);
    setApplied(changed);
  };
}

/** Whose clock the portal shows: the sites' own, or one of scheduling.md §9; this device's is one tap away. */
function ZoneField({ form }: { form: FormState<SettingsValues> }) {
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

graphql('fragment SettingsFields on UserSettings { notificationsEnabled emailNotifications shiftReminders language }');

const themeChoices = ['system', 'light', 'dark'] as const satisfies ThemeChoice[];

/** scheduling.md §3, User settings, as GraphQL names them. */
const schema = z.object({
  theme: z.enum(themeChoices),
  notificationsEnabled: z.boolean(),
  emailNotifications: z.boolean(),
  shiftReminders: z.boolean(),
  language: z.enum(languages),
  /** Blank: the time of the place where one works. */
  timezone: z.enum([...timezones, '']),
});

type SettingsValues = z.infer<typeof schema>;

/**
 * What the form shows: of theme and language what is in force on this device, of the rest what was saved.
 * @throws for what no setting may be
 */
const settingsValues = (
  { settings, chosenSettings }: MySettingsQuery,
  theme: ThemeChoice,
  language: Language,
): SettingsValues => schema.parse({ ...settings, theme, language, timezone: chosenSettings.timezone ?? '' });

/** What of the form differs from what it showed at first. Only that is saved, so that nobody's default becomes their choice. */
const changesOf = (before: object, now: SettingsValues): Partial<SettingsValues> =>
  schema
    .partial()
    .parse(Object.fromEntries(Object.entries(now).filter(([name, value]) => Reflect.get(before, name) !== value)));

/** As it is sent: who chooses the system's theme, or the sites' own time, takes a choice back. */
const settingsInput = ({ theme, timezone, ...rest }: Partial<SettingsValues>): UserSettingsInput => ({
  ...rest,
  ...(theme && { theme: theme === 'system' ? null : theme }),
  ...(timezone !== undefined && { timezone: timezone || null }),
});

import { useHost } from '@portfolio/remote-kit';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { CalendarCard } from '../calendar/calendar-card.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { useKeptQuery } from '../offline/use-kept-query.ts';
import { useTranslation } from '../translator.ts';
import { DeviceNotices } from '../push/device-notices.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsValues } from './settings-values.ts';
import { MySettings } from './settings.graphql.ts';

/** scheduling.md §2, "Employee portal", tab settings; for everybody who is signed in. */
export function Settings() {
  const { t } = useTranslation();
  const { themeChoice } = useHost();
  // Always asks: a form must not begin from what was true a while ago.
  const result = useKeptQuery(MySettings, { fetchPolicy: 'network-only' });
  return (
    <>
      <PageHeading description={t('settings.lead')}>{t('settings.title')}</PageHeading>
      <Loaded result={result} loading={t('settings.loading')} failed={t('settings.failed')}>
        {(data) => (
          <Stack>
            <SettingsForm key={result.keptAt} values={settingsValues(data, themeChoice.get())} />
            <DeviceNotices />
            <CalendarCard />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

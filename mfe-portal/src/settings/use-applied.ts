import { useHost } from '@portfolio/remote-kit';
import { useToast } from '@portfolio/ui/toast';
import { useEffect, useState } from 'react';
import { translator, useTranslation } from '../translator.ts';
import type { SettingsValues } from './settings-values.ts';

/** Makes the site follow saved settings at once, and says that they are saved, in the language they chose. */
export function useApplied(): (settings: SettingsValues) => Promise<void> {
  const { theme, language, session, report } = useHost();
  const { t } = useTranslation();
  const toast = useToast();
  const [applied, setApplied] = useState<SettingsValues>();

  useEffect(() => {
    if (applied) toast('success', t('settings.saved'));
    // oxlint-disable-next-line react/exhaustive-deps -- once per save, not once more per language
  }, [applied]);

  return async (settings) => {
    theme.set(settings.theme);
    language.set(settings.language);
    await Promise.allSettled([
      translator.change(settings.language).catch(report),
      // The portal's clock and other tabs follow the user.
      session.refreshUser(),
    ]);
    setApplied(settings);
  };
}

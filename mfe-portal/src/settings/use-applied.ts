import { useHost } from '@portfolio/remote-kit';
import { useToast } from '@portfolio/ui/toast';
import { useEffect, useState } from 'react';
import { translator, useTranslation } from '../translator.ts';
import type { SettingsValues } from './settings-values.ts';

/** Makes the site follow what was changed at once, and says that it is saved, in the language of the choice. */
export function useApplied(): (changed: Partial<SettingsValues>) => Promise<void> {
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

import { useStore } from '@portfolio/remote-kit';
import { useState } from 'react';
import { useShell } from '../shell-context.tsx';
import { pageConfig } from '../start/runtime-config.ts';
import { useTranslation } from '../translator.ts';
import { AskingNotice } from './asking-notice.tsx';

/** Offers to reload a page whose shell has given way to a newer one. The page goes on working: its files stay for a while. */
export function NewerNotice() {
  const { registry } = useShell();
  const { t } = useTranslation();
  const [put, putOff] = useState<string>();
  useStore(registry);
  const live = registry.shell();
  const { shell: own } = pageConfig();
  if (own === undefined || live === undefined || live === own || live === put) return null;
  return (
    <AskingNotice
      act={{ label: t('newer.reload'), onChoose: () => window.location.reload() }}
      stay={{ label: t('newer.later'), onChoose: () => putOff(live) }}
    >
      {t('newer.text')}
    </AskingNotice>
  );
}

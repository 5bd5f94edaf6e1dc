import { useStore } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { useShell } from '../shell-context.tsx';
import { pageConfig } from '../start/runtime-config.ts';
import { useTranslation } from '../translator.ts';

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
    <Notice
      kind="info"
      action={
        <Stack $gap={2}>
          <Button size="small" onClick={() => window.location.reload()}>
            {t('newer.reload')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => putOff(live)}>
            {t('newer.later')}
          </Button>
        </Stack>
      }
    >
      {t('newer.text')}
    </Notice>
  );
}

import { useCallback, useEffect } from 'react';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { SomebodyElse } from './somebody-else.tsx';
import { useAdoption } from './use-adoption.ts';
import { WaitingCard } from './waiting-card.tsx';

/** core-site.md §4, Patron callback: success goes to /patron-blog, failure to /, no tokens to /login with the error. */
export function PatreonCallback() {
  const { host } = useShell();
  const { t } = useTranslation();
  const go = useCallback((to: string): void => host.navigate(to, { replace: true }), [host]);
  const arrived = useCallback(() => go('/patron-blog'), [go]);
  const failed = useCallback(() => go('/'), [go]);
  const { hasTokens, asked, replace } = useAdoption({ arrived, failed });

  useEffect(() => {
    if (!hasTokens) go('/login?error=patreon_connection');
  }, [go, hasTokens]);

  if (asked) return <SomebodyElse asked={asked} replace={replace} />;
  return <WaitingCard title={t('callback.patreon')} />;
}

import { Card } from '@portfolio/ui/card';
import { Spinner } from '@portfolio/ui/spinner';
import { useCallback, useEffect } from 'react';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Centered, Place, Title } from '../centered-card.ts';
import { SomebodyElse } from './somebody-else.tsx';
import { useAdoption } from './use-adoption.ts';

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
  return (
    <Place>
      <Card>
        <Centered>
          <Spinner label={t('callback.patreon')} size="large" />
          <Title tabIndex={-1}>{t('callback.patreon')}</Title>
        </Centered>
      </Card>
    </Place>
  );
}

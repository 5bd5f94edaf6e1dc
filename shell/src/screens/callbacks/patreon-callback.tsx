import { Card } from '@portfolio/ui/card';
import { Spinner } from '@portfolio/ui/spinner';
import { useEffect } from 'react';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Centered, Place, Title } from '../centered-card.ts';
import { useCallbackTokens } from './use-callback-tokens.ts';

/** core-site.md §4, Patron callback: success goes to /patron-blog, failure to /, no tokens to /login with the error. */
export function PatreonCallback() {
  const { host } = useShell();
  const { t } = useTranslation();
  const tokens = useCallbackTokens();

  useEffect(() => {
    const go = (to: string): void => host.navigate(to, { replace: true });
    if (!tokens) return go('/login?error=patreon_connection');
    host.session.adopt(tokens).then(
      () => go('/patron-blog'),
      () => go('/'),
    );
    return undefined;
  }, [host, tokens]);

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

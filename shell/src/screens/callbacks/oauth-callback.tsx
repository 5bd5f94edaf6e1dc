import type { User } from '@portfolio/remote-kit';
import { Card } from '@portfolio/ui/card';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { homeOf } from '../../routing/decide.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Lead, Place, Title } from '../centered-card.ts';
import { SomebodyElse } from './somebody-else.tsx';
import { useAdoption } from './use-adoption.ts';
import { WaitingCard } from './waiting-card.tsx';

/** core-site.md §9, Failed OAuth redirect delay, in milliseconds. */
const redirectDelay = 3000;

/**
 * core-site.md §4, OAuth callback: success goes to /admin for an admin, else to /dashboard; a failure is shown, then goes to
 * /login.
 */
export function OauthCallback() {
  const { host } = useShell();
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const failed = useCallback(() => setFailed(true), []);
  const arrived = useCallback((user: User) => host.navigate(homeOf(user), { replace: true }), [host]);
  const { hasTokens, asked, replace } = useAdoption({ arrived, failed });
  const failure = hasTokens ? hasFailed && 'failed' : 'missingTokens';

  useEffect(() => {
    if (!failure) return undefined;
    const timer = setTimeout(() => host.navigate('/login', { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [failure, host]);

  if (asked && !failure) return <SomebodyElse asked={asked} replace={replace} />;
  if (!failure) return <WaitingCard title={t('callback.oauth')} />;
  return (
    <Place>
      <Card>
        <Title tabIndex={-1}>{t('callback.failedTitle')}</Title>
        <Notice kind="danger">
          {failure === 'missingTokens' && <p>{t('callback.missingTokens')}</p>}
          <p>{t('callback.failed')}</p>
        </Notice>
        <Lead>{t('callback.redirect')}</Lead>
        <LinkButton as={Link} to="/login" size="large" wide>
          {t('reset.backToLogin')}
        </LinkButton>
      </Card>
    </Place>
  );
}

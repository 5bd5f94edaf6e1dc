import { connectPatreon, type User } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useState } from 'react';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Text, Title } from './dashboard.styles.ts';

/** Links the account with Patreon, or forgets the link. */
export function PatreonConnection({ user }: { user: User }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const [failure, setFailure] = useState<'connectFailed' | 'disconnectFailed'>();

  const connect = (): void => {
    setFailure(undefined);
    connectPatreon(host).catch(() => setFailure('connectFailed'));
  };
  const disconnect = async (): Promise<void> => {
    setFailure(undefined);
    try {
      await host.api.delete('/auth/patreon/');
      await host.session.refreshUser();
    } catch {
      setFailure('disconnectFailed');
    }
  };

  const { is_patreon_connected: connected, patreon_tier: tier } = user;
  return (
    <Card as="section" aria-labelledby="patreon">
      <Title id="patreon">Patreon</Title>
      <Text>
        {t(connected ? (tier ? 'dashboard.patreon.supporter' : 'dashboard.patreon.noTier') : 'dashboard.patreon.none', {
          tier,
        })}
      </Text>
      {failure && <Notice kind="danger">{t(`dashboard.patreon.${failure}`)}</Notice>}
      <Cluster $gap={3}>
        {connected ? (
          <ConfirmInline
            texts={{
              action: t('dashboard.patreon.disconnect'),
              question: t('dashboard.patreon.question'),
              confirm: t('dashboard.patreon.confirm'),
              cancel: t('dashboard.patreon.cancel'),
            }}
            onConfirm={disconnect}
          />
        ) : (
          <Button onClick={connect}>{t('dashboard.patreon.connect')}</Button>
        )}
      </Cluster>
    </Card>
  );
}

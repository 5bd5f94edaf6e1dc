import { connectPatreon, useStore, type User } from '@portfolio/remote-kit';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PatreonConnectionsQuery } from '../../generated/graphql.ts';
import { queryOfSkippedLogin } from '../../routing/wanted-location.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { queryNotice } from '../login/query-notice.ts';
import { DisconnectPatreon, PatreonConnections } from './dashboard.graphql.ts';
import { Text, Title } from './dashboard.styles.ts';

/** Whoever could not be connected is sent to `/login`, which leads those who are signed in on to here. */
function failureOfReturn(state: unknown) {
  const notice = queryNotice(queryOfSkippedLogin(state));
  return notice?.kind === 'danger' ? notice.text : undefined;
}

type Failure = ReturnType<typeof failureOfReturn> | 'dashboard.patreon.disconnectFailed';

/** Links the account with Patreon, or forgets the link. */
export function PatreonConnection({ user }: { user: User }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const { state } = useLocation();
  const [failure, setFailure] = useState<Failure>(() => failureOfReturn(state));

  const connect = (): void => {
    setFailure(undefined);
    connectPatreon(host).catch((error: unknown) => {
      if (refusalOf(error).kind !== 'cancelled') setFailure('login.query.patreonConnection');
    });
  };
  const disconnect = async (): Promise<void> => {
    setFailure(undefined);
    try {
      await host.apollo.mutate({ mutation: DisconnectPatreon });
      await host.session.refreshUser();
    } catch {
      setFailure('dashboard.patreon.disconnectFailed');
    }
  };

  const { is_patreon_connected: connected, patreon_tier: tier } = user;
  const language = useStore(host.language);
  const [connections, setConnections] = useState<PatreonConnectionsQuery['patreonConnections']>([]);
  useEffect(() => {
    if (!connected) return;
    host.apollo
      .query({ query: PatreonConnections, fetchPolicy: 'no-cache' })
      .then(({ data }) => setConnections(data?.patreonConnections ?? []))
      .catch(() => {}); // reported; that it is connected is known all the same
  }, [host, connected]);
  return (
    <Card as="section" aria-labelledby="patreon">
      <Title id="patreon">Patreon</Title>
      <Stack $gap={4}>
        <Text>
          {t(
            connected ? (tier ? 'dashboard.patreon.supporter' : 'dashboard.patreon.noTier') : 'dashboard.patreon.none',
            {
              tier,
            },
          )}
        </Text>
        {(connected ? connections : []).map(({ patreonId, connectedAt }) => (
          <Text key={patreonId}>{t('dashboard.patreon.since', { when: dateAndTime(connectedAt, language) })}</Text>
        ))}
        {connected && connections.some(({ hasPassword }) => !hasPassword) && (
          <Notice kind="warning">{t('dashboard.patreon.withoutPassword')}</Notice>
        )}
        {failure && <Notice kind="danger">{t(failure)}</Notice>}
        <div>
          {connected ? (
            <ConfirmInline
              texts={{
                action: t('dashboard.patreon.disconnect'),
                question: t('dashboard.patreon.question'),
                confirm: t('confirm'),
                cancel: t('cancel'),
              }}
              onConfirm={disconnect}
            />
          ) : (
            <Button onClick={connect}>{t('dashboard.patreon.connect')}</Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}

import { useStore } from '@portfolio/remote-kit';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { dateAndTime } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { Notice } from '@portfolio/ui/notice';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { space } from '@portfolio/ui/tokens';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { RevokeOtherSessions, RevokeSession, SignedInDevices } from './dashboard.graphql.ts';
import { groupsOf, type DeviceGroup, type Session } from './device-groups.ts';
import { deviceOf } from '@portfolio/remote-kit/device';
import { List, Seen, Text, Title } from './dashboard.styles.ts';

const Everywhere = styled.div`
  margin-top: ${space(4)};
`;

/** Devices that are shown at first, and come with each further press. */
const step = 5;

/** Where the user is signed in, each to be signed out from here. */
export function Devices() {
  const { host } = useShell();
  const { t } = useTranslation();
  const language = useStore(host.language);
  const [sessions, setSessions] = useState<readonly Session[]>();
  const [failure, setFailure] = useState<'load' | 'revoke'>();
  const [leaving, setLeaving] = useState<string>();
  const [shown, setShown] = useState(step);

  const load = useCallback(
    () =>
      host.apollo
        .query({ query: SignedInDevices, fetchPolicy: 'no-cache' })
        .then(({ data }) => setSessions(data?.sessions))
        .then(() => setFailure(undefined))
        .catch(() => setFailure('load')),
    [host],
  );
  useEffect(() => void load(), [load]);

  /** Signs out one device, or all others; the list then says what the server knows. */
  const revoke = async (group?: DeviceGroup): Promise<void> => {
    setLeaving(group?.newest.id ?? 'others');
    try {
      if (!group) await host.apollo.mutate({ mutation: RevokeOtherSessions });
      for (const { id } of group?.sessions ?? []) {
        await host.apollo.mutate({ mutation: RevokeSession, variables: { id } });
      }
      host.announce(t('dashboard.devices.done'));
      await load();
    } catch (error) {
      if (refusalOf(error).kind !== 'cancelled') setFailure('revoke');
    } finally {
      setLeaving(undefined);
    }
  };

  const nameOf = ({ userAgent }: Session): string => {
    const device = deviceOf(userAgent);
    return device ? t('dashboard.devices.name', device) : t('dashboard.devices.unknown');
  };
  const groups = sessions && groupsOf(sessions);
  return (
    <Card as="section" aria-labelledby="devices">
      <Title id="devices">{t('dashboard.devices.title')}</Title>
      <Text>{t('dashboard.devices.text')}</Text>
      {failure && (
        <Notice
          kind="danger"
          action={
            failure === 'load' && (
              <Button size="small" onClick={() => void load()}>
                {t('retry')}
              </Button>
            )
          }
        >
          {t(`dashboard.devices.${failure}`)}
        </Notice>
      )}
      {!sessions && !failure && (
        <SkeletonGroup label={t('loading')}>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      {sessions && sessions.length > 1 && (
        <Everywhere>
          <Button loading={leaving === 'others'} onClick={() => void revoke()}>
            {t('dashboard.devices.signOutOthers')}
          </Button>
        </Everywhere>
      )}
      {groups && (
        <List>
          {groups.slice(0, shown).map((group) => (
            <li key={group.newest.id}>
              <div>
                <p id={group.newest.id}>{nameOf(group.newest)}</p>
                <Seen>
                  {group.newest.isCurrent
                    ? t('dashboard.devices.current')
                    : t('dashboard.devices.seen', { when: dateAndTime(group.newest.lastUsedAt, language) })}
                </Seen>
                <Seen>
                  {t('dashboard.devices.network', { network: group.network })}
                  {group.sessions.length > 1 &&
                    ` · ${t('dashboard.devices.signIns', { number: group.sessions.length })}`}
                </Seen>
              </div>
              {!group.newest.isCurrent && (
                <Button
                  size="small"
                  aria-describedby={group.newest.id}
                  loading={leaving === group.newest.id}
                  onClick={() => void revoke(group)}
                >
                  {t('dashboard.devices.signOut')}
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
      {groups && groups.length > shown && (
        <Everywhere>
          <Button size="small" onClick={() => setShown(shown + step)}>
            {t('dashboard.devices.more', { count: groups.length - shown })}
          </Button>
        </Everywhere>
      )}
    </Card>
  );
}

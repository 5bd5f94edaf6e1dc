import { useStore } from '@portfolio/remote-kit';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import type { MySecondFactorQuery } from '../../generated/graphql.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Text, Title } from './dashboard.styles.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { BeginSecondFactor, MySecondFactor, RemoveSecondFactor, RenewRecoveryCodes } from './second-factor.graphql.ts';
import { SetUpDialog, type SetUp } from './set-up-dialog.tsx';

type Failure = 'load' | 'begin' | 'remove' | 'renew';

/** Whether signing in asks for a code of an authenticator app, and what can be done about it. */
export function SecondFactor() {
  const { host } = useShell();
  const { t } = useTranslation();
  const language = useStore(host.language);
  const [factor, setFactor] = useState<MySecondFactorQuery['secondFactor']>();
  const [failure, setFailure] = useState<Failure>();
  const [setUp, setSetUp] = useState<SetUp>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [busy, setBusy] = useState<Failure>();

  const load = useCallback(
    () =>
      host.apollo
        .query({ query: MySecondFactor, fetchPolicy: 'no-cache' })
        .then(({ data }) => setFactor(data?.secondFactor))
        .then(() => setFailure(undefined))
        .catch(() => setFailure('load')),
    [host],
  );
  useEffect(() => void load(), [load]);

  /** Does what the password may be asked for; that it is not given is no failure. */
  const attempt = async (what: Failure, work: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (refusalOf(error).kind !== 'cancelled') setFailure(what);
    } finally {
      setBusy(undefined);
    }
  };
  const begin = () =>
    attempt('begin', async () => {
      const { data } = await host.apollo.mutate({ mutation: BeginSecondFactor });
      setSetUp(data?.beginSecondFactor);
    });
  const renew = () =>
    attempt('renew', async () => {
      const { data } = await host.apollo.mutate({ mutation: RenewRecoveryCodes });
      setCodes(data?.renewRecoveryCodes.recoveryCodes);
    });
  const remove = () =>
    attempt('remove', async () => {
      await host.apollo.mutate({ mutation: RemoveSecondFactor });
      await load();
    });
  const confirmed = (given: readonly string[]): void => {
    setSetUp(undefined);
    setCodes(given);
  };

  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const since = factor?.confirmedAt;
  return (
    <Card as="section" aria-labelledby="second-factor">
      <Title id="second-factor">{t('dashboard.secondFactor.title')}</Title>
      <Stack $gap={4}>
        {!factor && !failure && (
          <SkeletonGroup label={t('loading')}>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        )}
        {factor && (
          <Text>
            {since
              ? t('dashboard.secondFactor.on', { when: when.format(new Date(since)), count: factor.recoveryCodes })
              : t('dashboard.secondFactor.off')}
          </Text>
        )}
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
            {t(`dashboard.secondFactor.failed.${failure}`)}
          </Notice>
        )}
        {factor && !since && (
          <div>
            <Button loading={busy === 'begin'} onClick={() => void begin()}>
              {t('dashboard.secondFactor.begin')}
            </Button>
          </div>
        )}
        {factor && since && (
          <>
            <div>
              <Button size="small" loading={busy === 'renew'} onClick={() => void renew()}>
                {t('dashboard.secondFactor.renew')}
              </Button>
            </div>
            <ConfirmInline
              texts={{
                action: t('dashboard.secondFactor.remove'),
                question: t('dashboard.secondFactor.question'),
                confirm: t('confirm'),
                cancel: t('cancel'),
              }}
              onConfirm={remove}
            />
          </>
        )}
      </Stack>
      {setUp && <SetUpDialog setUp={setUp} onClose={() => setSetUp(undefined)} onConfirmed={confirmed} />}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            void load();
          }}
        />
      )}
    </Card>
  );
}

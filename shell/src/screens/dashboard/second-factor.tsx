import { useStore } from '@portfolio/remote-kit';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { dayOf } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { useState } from 'react';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Text, Title } from './dashboard.styles.ts';
import { SetUpDialog, type SetUp } from './set-up-dialog.tsx';
import { BeginSecondFactor, RemoveSecondFactor, RenewRecoveryCodes, type StepsProps } from './sign-in-steps.graphql.ts';

type Failure = 'begin' | 'remove' | 'renew';

/** Whether signing in takes a code of an authenticator app, the recovery codes, and what can be done about them. */
export function SecondFactor({ steps, isUnknown, load, onCodes }: StepsProps) {
  const { host } = useShell();
  const { t } = useTranslation();
  const language = useStore(host.language);
  const [failure, setFailure] = useState<Failure>();
  const [setUp, setSetUp] = useState<SetUp>();
  const [busy, setBusy] = useState<Failure>();

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
      await onCodes(data?.renewRecoveryCodes.recoveryCodes ?? []);
    });
  const remove = () =>
    attempt('remove', async () => {
      await host.apollo.mutate({ mutation: RemoveSecondFactor });
      await load();
    });
  const confirmed = (given: readonly string[]): void => {
    setSetUp(undefined);
    void onCodes(given);
  };

  const { confirmedAt: since, recoveryCodes: count } = steps?.secondFactor ?? {};
  const hasPasskeys = (steps?.passkeys.length ?? 0) > 0;
  const said = isUnknown ? 'load' : failure;
  return (
    <Card as="section" aria-labelledby="second-factor">
      <Title id="second-factor">{t('dashboard.secondFactor.title')}</Title>
      <Stack $gap={4}>
        {!steps && !isUnknown && (
          <SkeletonGroup label={t('loading')}>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        )}
        {steps && (
          <Text>
            {since
              ? t('dashboard.secondFactor.on', { when: dayOf(since, language), count })
              : hasPasskeys
                ? t('dashboard.secondFactor.byPasskey', { count })
                : t('dashboard.secondFactor.off')}
          </Text>
        )}
        {said && (
          <Notice
            kind="danger"
            action={
              said === 'load' && (
                <Button size="small" onClick={() => void load()}>
                  {t('retry')}
                </Button>
              )
            }
          >
            {t(`dashboard.secondFactor.failed.${said}`)}
          </Notice>
        )}
        {steps && !since && (
          <div>
            <Button loading={busy === 'begin'} onClick={() => void begin()}>
              {t(hasPasskeys ? 'dashboard.secondFactor.beginBeside' : 'dashboard.secondFactor.begin')}
            </Button>
          </div>
        )}
        {(since || hasPasskeys) && (
          <div>
            <Button size="small" loading={busy === 'renew'} onClick={() => void renew()}>
              {t('dashboard.secondFactor.renew')}
            </Button>
          </div>
        )}
        {since && (
          <ConfirmInline
            texts={{
              action: t(hasPasskeys ? 'dashboard.secondFactor.removeApp' : 'dashboard.secondFactor.remove'),
              question: t(hasPasskeys ? 'dashboard.secondFactor.questionApp' : 'dashboard.secondFactor.question'),
              confirm: t('confirm'),
              cancel: t('cancel'),
            }}
            onConfirm={remove}
          />
        )}
      </Stack>
      {setUp && <SetUpDialog setUp={setUp} onClose={() => setSetUp(undefined)} onConfirmed={confirmed} />}
    </Card>
  );
}

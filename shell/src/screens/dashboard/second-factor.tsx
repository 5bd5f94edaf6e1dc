import { secondFactorCode } from '@portfolio/contracts/auth';
import { useStore } from '@portfolio/remote-kit';
import { refusalOf, useForm } from '@portfolio/remote-kit/forms';
import { dayOf } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { ConfirmInline } from '@portfolio/ui/confirm-inline';
import { TextField } from '@portfolio/ui/field';
import { FormModal } from '@portfolio/ui/form-modal';
import { Stack } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { Muted } from '@portfolio/ui/text';
import { radius, space } from '@portfolio/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { BeginSecondFactorMutation } from '../../generated/graphql.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { Text, Title } from './dashboard.styles.ts';
import {
  BeginSecondFactor,
  RemoveSecondFactor,
  RenewRecoveryCodes,
  type StepsProps,
  ConfirmSecondFactor,
} from './sign-in-steps.graphql.ts';

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

type SetUp = BeginSecondFactorMutation['beginSecondFactor'];

/** White in every theme: cameras read dark on light. */
const Code = styled.img`
  display: block;
  width: min(14rem, 100%);
  margin: ${space(4)} auto;
  border-radius: ${radius.control};
  background: #fff;
`;

const Secret = styled.code`
  overflow-wrap: anywhere;
`;

interface Props {
  setUp: SetUp;
  onClose: () => void;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The secret for an authenticator app, which counts once the app's code has come back. */
function SetUpDialog({ setUp: { secret, qrCode }, onClose, onConfirmed }: Props) {
  const { host } = useShell();
  const { t } = useTranslation();
  const form = useForm({
    draft: false,
    values: { code: '' },
    schema: secondFactorCode,
    guarded: false,
    sentences: {
      code: {
        required: t('login.codeRequired'),
        second_factor_wrong: t('login.codeWrong'),
        second_factor_expired: t('login.codeExpired'),
        second_factor_early: t('login.codeEarly'),
      },
    },
    send: (variables) => host.apollo.mutate({ mutation: ConfirmSecondFactor, variables }),
    onSaved: ({ data }) => onConfirmed(data?.confirmSecondFactor.recoveryCodes ?? []),
    failed: t('dashboard.secondFactor.failed.begin'),
    refused: ({ kind }) => kind === 'cancelled',
  });
  return (
    <FormModal
      form={form}
      title={t('dashboard.secondFactor.begin')}
      errorsTitle={t('dashboard.secondFactor.notOn')}
      onClose={onClose}
      texts={{ save: t('dashboard.secondFactor.confirm'), cancel: t('cancel'), close: t('cancel') }}
    >
      <Muted>{t('dashboard.secondFactor.scan')}</Muted>
      <Code src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`} alt={t('dashboard.secondFactor.qrCode')} />
      <Muted>
        {t('dashboard.secondFactor.orType')} <Secret>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>
      </Muted>
      <TextField label={t('login.code')} inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
    </FormModal>
  );
}

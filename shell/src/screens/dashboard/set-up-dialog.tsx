import { secondFactorCode } from '@portfolio/contracts/auth';
import { useForm } from '@portfolio/remote-kit/forms';
import { TextField } from '@portfolio/ui/field';
import { FormModal } from '@portfolio/ui/form-modal';
import { Muted } from '@portfolio/ui/text';
import { radius, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import type { BeginSecondFactorMutation } from '../../generated/graphql.ts';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { ConfirmSecondFactor } from './sign-in-steps.graphql.ts';

export type SetUp = BeginSecondFactorMutation['beginSecondFactor'];

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
export function SetUpDialog({ setUp: { secret, qrCode }, onClose, onConfirmed }: Props) {
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
      <TextField
        label={t('login.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        {...form.field('code')}
      />
    </FormModal>
  );
}

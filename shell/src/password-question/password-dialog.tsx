import { passwordConfirmation } from '@portfolio/contracts/auth';
import { useStore } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { PasswordField } from '@portfolio/ui/field';
import { FormModal } from '@portfolio/ui/form-modal';
import { Muted } from '@portfolio/ui/text';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../translator.ts';
import type { Question } from './questions.ts';

/** The password, once more. The screen behind it keeps what was typed, and goes on when it is right. */
export function PasswordDialog({ question: { confirm, done } }: { question: Question }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const user = useStore(host.session).user;
  const form = useForm({
    draft: false,
    values: { password: '' },
    schema: passwordConfirmation,
    guarded: false,
    sentences: { password: { required: t('passwordQuestion.required'), wrong_password: t('passwordQuestion.wrong') } },
    send: ({ password }) => confirm(password),
    onSaved: () => done(true),
    failed: t('passwordQuestion.failed'),
  });
  return (
    <FormModal
      form={form}
      title={t('passwordQuestion.title')}
      errorsTitle={t('passwordQuestion.notConfirmed')}
      onClose={() => done(false)}
      texts={{ save: t('passwordQuestion.confirm'), cancel: t('cancel'), close: t('cancel') }}
    >
      <Muted>{t('passwordQuestion.text', { username: user?.username })}</Muted>
      <PasswordField
        label={t('passwordQuestion.password')}
        autoComplete="current-password"
        maxLength={1_000}
        texts={{ show: t('showPassword'), capsLock: t('capsLock') }}
        {...form.field('password')}
        {...(user?.is_patreon_connected && { hint: t('passwordQuestion.patreon') })}
      />
    </FormModal>
  );
}

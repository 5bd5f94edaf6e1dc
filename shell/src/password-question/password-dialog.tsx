import { passwordConfirmation } from '@portfolio/contracts/auth';
import { useStore } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { PasswordField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { Modal } from '@portfolio/ui/modal';
import { Muted } from '@portfolio/ui/text';
import { useId } from 'react';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../translator.ts';
import type { Question } from './questions.ts';

/** The password, once more. The screen behind it keeps what was typed, and goes on when it is right. */
export function PasswordDialog({ question: { confirm, done } }: { question: Question }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const user = useStore(host.session).user;
  const id = useId();
  const { field, props, saving } = useForm({
    values: { password: '' },
    schema: passwordConfirmation,
    guarded: false,
    sentences: { password: { required: t('passwordQuestion.required'), wrong_password: t('passwordQuestion.wrong') } },
    send: ({ password }) => confirm(password),
    onSaved: () => done(true),
    failed: t('passwordQuestion.failed'),
  });
  const close = (): void => done(false);
  return (
    <Modal
      open
      keepOpenOutside
      onClose={close}
      title={t('passwordQuestion.title')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={saving}>
            {t('passwordQuestion.confirm')}
          </Button>
        </>
      }
    >
      <Form id={id} {...props} errorsTitle={t('passwordQuestion.notConfirmed')}>
        <Muted>{t('passwordQuestion.text', { username: user?.username })}</Muted>
        <PasswordField
          label={t('passwordQuestion.password')}
          autoComplete="current-password"
          maxLength={1_000}
          texts={{ show: t('showPassword'), capsLock: t('capsLock') }}
          {...field('password')}
          {...(user?.is_patreon_connected && { hint: t('passwordQuestion.patreon') })}
        />
      </Form>
    </Modal>
  );
}

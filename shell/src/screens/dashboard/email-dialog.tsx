import { emailChange } from '@portfolio/contracts/auth';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { Modal } from '@portfolio/ui/modal';
import { Muted } from '@portfolio/ui/text';
import { useId } from 'react';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { ChangeEmail } from './dashboard.graphql.ts';

/** Asks for the new address, to which a link is sent. */
export function EmailDialog({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const id = useId();
  const { field, props, saving, leave } = useForm({
    values: { email: '' },
    schema: emailChange,
    sentences: {
      email: {
        required: t('reset.emailRequired'),
        invalid_email: t('reset.emailInvalid'),
        invalid: t('dashboard.account.taken'),
      },
    },
    send: (variables, _values, context) => host.apollo.mutate({ mutation: ChangeEmail, variables, context }),
    onSaved: (_answer, { email }) => onSent(email),
    failed: t('dashboard.account.failed'),
    // The password was not given: the address stays as it was typed, to be sent again.
    refused: ({ kind }) => kind === 'cancelled',
  });
  const close = (): void => leave(onClose);
  return (
    <Modal
      open
      keepOpenOutside
      onClose={close}
      title={t('dashboard.account.changeEmail')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={saving}>
            {t('dashboard.account.sendLink')}
          </Button>
        </>
      }
    >
      <Form id={id} {...props} errorsTitle={t('dashboard.account.notSent')}>
        <Muted>{t('dashboard.account.changeEmailText')}</Muted>
        <TextField
          label={t('dashboard.account.newEmail')}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
      </Form>
    </Modal>
  );
}

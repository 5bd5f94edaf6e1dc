import { emailChange } from '@portfolio/contracts/auth';
import { useForm } from '@portfolio/remote-kit/forms';
import { TextField } from '@portfolio/ui/field';
import { FormModal } from '@portfolio/ui/form-modal';
import { Muted } from '@portfolio/ui/text';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { ChangeEmail } from './dashboard.graphql.ts';

/** Asks for the new address, to which a link is sent. */
export function EmailDialog({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const form = useForm({
    draft: 'email',
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
  return (
    <FormModal
      form={form}
      title={t('dashboard.account.changeEmail')}
      errorsTitle={t('dashboard.account.notSent')}
      onClose={() => form.leave(onClose)}
      texts={{ save: t('dashboard.account.sendLink'), cancel: t('cancel'), close: t('cancel') }}
    >
      <Muted>{t('dashboard.account.changeEmailText')}</Muted>
      <TextField
        label={t('dashboard.account.newEmail')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.field('email')}
      />
    </FormModal>
  );
}

import { erasureInput } from '@portfolio/contracts/auth';
import type { User } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { TextField } from '@portfolio/ui/field';
import { FormModal } from '@portfolio/ui/form-modal';
import { Notice } from '@portfolio/ui/notice';
import { useShell } from '../../shell-context.tsx';
import { useTranslation } from '../../translator.ts';
import { EraseAccount } from './dashboard.graphql.ts';

/** The last question before an account is erased: its name, typed by hand. */
export function EraseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const differs = t('dashboard.personalData.differs');
  const form = useForm({
    draft: false,
    values: { username: '' },
    schema: erasureInput,
    guarded: false,
    sentences: { username: { required: differs, username_differs: differs } },
    send: (variables, _values, context) => host.apollo.mutate({ mutation: EraseAccount, variables, context }),
    onSaved: () => {
      host.announce(t('dashboard.personalData.erased'));
      void host.session.logout('/');
    },
    failed: t('dashboard.personalData.failed'),
    refused: ({ kind }) => kind === 'cancelled',
  });
  return (
    <FormModal
      danger
      form={form}
      title={t('dashboard.personalData.erase')}
      errorsTitle={t('dashboard.personalData.notErased')}
      onClose={onClose}
      texts={{ save: t('dashboard.personalData.confirm'), cancel: t('cancel'), close: t('cancel') }}
    >
      <Notice kind="danger">
        {t(user.is_superuser ? 'dashboard.personalData.superuser' : 'dashboard.personalData.warning')}
      </Notice>
      <TextField
        label={t('dashboard.personalData.username')}
        hint={t('dashboard.personalData.hint', { username: user.username })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.field('username')}
      />
    </FormModal>
  );
}

import { Button } from '@portfolio/ui/button';
import { Form } from '@portfolio/ui/form';
import { Modal } from '@portfolio/ui/modal';
import { useId } from 'react';
import { useTranslation } from '../translator.ts';
import { IdentityFields, PasswordFields } from './user-fields.tsx';
import { useUserForm } from './use-user-form.ts';
import type { UserDialog } from './user-values.ts';

interface Props {
  dialog: UserDialog;
  onClose: () => void;
  onSaved: (username: string) => void;
}

/** scheduling.md §2, User management: a modal with three modes, edit, create and password. */
export function UserModal({ dialog, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useUserForm(dialog, onSaved);
  const { mode } = dialog;
  const username = mode === 'create' ? '' : dialog.user.username;

  const close = (): void => form.leave(onClose);

  return (
    <Modal
      open
      keepOpenOutside
      onClose={close}
      title={t(`users.${mode}.title`, { username })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={form.saving}>
            {t(`users.${mode}.save`)}
          </Button>
        </>
      }
    >
      <Form id={id} {...form.props} errorsTitle={t('users.notSaved')}>
        {mode !== 'password' && <IdentityFields form={form} />}
        {mode !== 'edit' && <PasswordFields form={form} />}
      </Form>
    </Modal>
  );
}

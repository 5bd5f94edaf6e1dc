import { identityProofs } from '@portfolio/contracts/auth';
import { SelectField, TextField } from '@portfolio/ui/field';
import { Muted } from '@portfolio/ui/text';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { IdentityFields, PasswordFields } from './user-fields.tsx';
import { useUserForm } from './use-user-form.ts';
import type { UserDialog, UserValues } from './user-values.ts';

interface Props {
  dialog: UserDialog;
  onClose: () => void;
  onSaved: (values: UserValues, email?: string) => void;
}

/** scheduling.md §2, User management: a modal with three modes, edit, create and password, and a question. */
export function UserModal({ dialog, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const form = useUserForm(dialog, onSaved);
  const { mode } = dialog;
  const username = mode === 'create' ? '' : dialog.user.username;

  return (
    <FormModal
      danger={mode === 'erase'}
      form={form}
      title={t(`users.${mode}.title`, { username })}
      save={t(`users.${mode}.save`)}
      errorsTitle={t(mode === 'secondFactor' ? 'users.secondFactor.notDone' : 'users.notSaved')}
      onClose={onClose}
    >
      {(mode === 'create' || mode === 'edit') && <IdentityFields form={form} />}
      {(mode === 'create' || mode === 'password') && <PasswordFields form={form} />}
      {mode === 'erase' && (
        <>
          <Muted>{t('users.erase.text', { username })}</Muted>
          <TextField
            label={t('users.erase.username')}
            hint={t('users.erase.hint', { username })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            {...form.field('username')}
          />
        </>
      )}
      {(mode === 'sessions' || mode === 'secondFactor') && <Muted>{t(`users.${mode}.text`, { username })}</Muted>}
      {mode === 'secondFactor' && (
        <SelectField
          label={t('users.secondFactor.proof')}
          hint={t('users.secondFactor.proofHint', { username })}
          {...form.field('identityProof')}
          none={t('users.secondFactor.chooseProof')}
          options={identityProofs.map((proof) => [proof, t(`users.secondFactor.proofs.${proof}`)])}
        />
      )}
    </FormModal>
  );
}

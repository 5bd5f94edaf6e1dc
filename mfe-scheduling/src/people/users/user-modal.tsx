import { identityProofs } from '@portfolio/contracts/auth';
import { SelectField, TextField, CheckboxField, PasswordField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { useUserForm, type UserForm, type UserDialog, type UserValues } from './use-user-form.ts';

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

/** Who the user is, and what they may do. */
function IdentityFields({ form: { field, bySuperuser } }: { form: UserForm }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('fields.username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={150}
        {...field('username')}
      />
      <TextField label={t('fields.email')} type="email" autoComplete="off" maxLength={254} {...field('email')} />
      <FieldRow>
        <TextField label={t('fields.firstName')} optional={t('optional')} autoComplete="off" {...field('firstName')} />
        <TextField label={t('fields.lastName')} optional={t('optional')} autoComplete="off" {...field('lastName')} />
      </FieldRow>
      <Stack $gap={1}>
        <CheckboxField label={t('fields.active')} hint={t('users.hints.active')} {...field('isActive')} />
        <CheckboxField label={t('fields.staff')} hint={t('users.hints.staff')} {...field('isStaff')} />
        {bySuperuser && (
          <CheckboxField label={t('fields.superuser')} hint={t('users.hints.superuser')} {...field('isSuperuser')} />
        )}
      </Stack>
    </>
  );
}

/** A new password, twice, and of oneself the one of now. */
function PasswordFields({ form: { field, isOwn } }: { form: UserForm }) {
  const { t } = useTranslation();
  const texts = { show: t('showPassword'), capsLock: t('capsLock') };
  return (
    <>
      {isOwn && (
        <PasswordField
          label={t('fields.currentPassword')}
          hint={t('users.password.ownHint')}
          autoComplete="current-password"
          maxLength={1_000}
          texts={texts}
          {...field('currentPassword')}
        />
      )}
      <PasswordField
        label={t('fields.password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        texts={texts}
        {...field('password')}
      />
      <PasswordField
        label={t('fields.confirmation')}
        autoComplete="new-password"
        texts={texts}
        {...field('confirmation')}
      />
    </>
  );
}

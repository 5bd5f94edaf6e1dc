import { CheckboxField, PasswordField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { useTranslation } from '../../translator.ts';
import type { UserForm } from './use-user-form.ts';

/** Who the user is, and what they may do. */
export function IdentityFields({ form: { field, bySuperuser } }: { form: UserForm }) {
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
        <TextField
          label={t('fields.firstName')}
          optional={t('optional')}
          autoComplete="off"
          maxLength={150}
          {...field('firstName')}
        />
        <TextField
          label={t('fields.lastName')}
          optional={t('optional')}
          autoComplete="off"
          maxLength={150}
          {...field('lastName')}
        />
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
export function PasswordFields({ form: { field, isOwn } }: { form: UserForm }) {
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

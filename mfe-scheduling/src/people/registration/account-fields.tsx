import type { FieldControl } from '@portfolio/remote-kit/forms';
import { PasswordField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { useTranslation } from '../../translator.ts';
import type { emptyAccount } from './account-values.ts';

interface Props {
  /** Of a form with these fields and others. */
  field: (name: keyof typeof emptyAccount) => FieldControl;
}

/** The fields of everybody who registers by link: who they are, and how they will sign in. */
export function AccountFields({ field }: Props) {
  const { t } = useTranslation();
  const passwordTexts = { show: t('showPassword'), capsLock: t('capsLock') };
  return (
    <>
      <FieldRow>
        <TextField label={t('fields.firstName')} autoComplete="given-name" maxLength={150} {...field('firstName')} />
        <TextField label={t('fields.lastName')} autoComplete="family-name" maxLength={150} {...field('lastName')} />
      </FieldRow>
      <TextField label={t('fields.email')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
      <TextField
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={150}
        {...field('username')}
      />
      <PasswordField
        label={t('fields.password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        texts={passwordTexts}
        {...field('password')}
      />
      <PasswordField
        label={t('fields.confirmation')}
        autoComplete="new-password"
        texts={passwordTexts}
        {...field('confirmation')}
      />
    </>
  );
}

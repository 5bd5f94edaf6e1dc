import { fault } from '@portfolio/contracts/errors';
import type { FieldControl, FieldSentences } from '@portfolio/remote-kit/forms';
import { PasswordField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { useTranslation } from '../../translator.ts';

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
        <TextField label={t('fields.firstName')} autoComplete="given-name" {...field('firstName')} />
        <TextField label={t('fields.lastName')} autoComplete="family-name" {...field('lastName')} />
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

/** What everybody who registers by link gives; `confirmation` is not sent. */
export const emptyAccount = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
  confirmation: '',
};

/** What is sent of it. */
export function withoutConfirmation<Values extends { confirmation: string }>(values: Values) {
  const { confirmation: _, ...body } = values;
  return body;
}

/** scheduling.md §5: the password and its repetition match. */
export const accountRules = ({ password, confirmation }: typeof emptyAccount) => ({
  confirmation: password === confirmation ? undefined : fault('passwords_differ'),
});

/** The sentences of scheduling.md §5, Admin and Employee registration. */
export function useAccountSentences() {
  const { t } = useTranslation();
  return {
    firstName: { required: t('registration.errors.firstName') },
    lastName: { required: t('registration.errors.lastName') },
    email: { required: t('registration.errors.email') },
    username: { required: t('registration.errors.username') },
    password: { required: t('registration.errors.password'), password_too_short: t('registration.errors.tooShort') },
  } satisfies FieldSentences;
}

import { fault } from '@portfolio/contracts/errors';
import type { FieldSentences } from '@portfolio/remote-kit/forms';
import { useTranslation } from '../../translator.ts';

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

import { messages } from '@portfolio/contracts/errors';
import { nameOfOneWord } from '@portfolio/contracts/scheduling';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from '../translator.ts';
import type { ProfileValues } from './profile-values.ts';

/** What is wrong with a field: our own sentences for the rules, else the server's. */
export function useProfileMessage(errors: FieldErrors<ProfileValues>) {
  const { t } = useTranslation();
  return (name: keyof ProfileValues): string | undefined => {
    const sentence = errors[name]?.message;
    if (sentence === messages.notBlank && isRequired(name)) return t(`profile.required.${name}`);
    if (sentence === messages.email) return t('profile.emailInvalid');
    if (sentence === nameOfOneWord) return t('profile.nameOfOneWord');
    return sentence;
  };
}

const isRequired = (name: keyof ProfileValues) => name === 'name' || name === 'email' || name === 'phone';

import { useApi, useUser } from '@portfolio/remote-kit';
import { serverSentence, useCheckedForm } from '../forms/use-checked-form.ts';
import { useTranslation } from '../translator.ts';
import { faultsIn, requestOf, sentences, valuesOf, type UserDialog } from './user-values.ts';

/** The form of one of the modal's modes. */
export function useUserForm(dialog: UserDialog, onSaved: (username: string) => void) {
  const { t } = useTranslation();
  const api = useApi();
  const bySuperuser = useUser()?.is_superuser ?? false;
  const form = useCheckedForm({
    defaultValues: valuesOf(dialog.mode === 'create' ? undefined : dialog.user),
    check: (values) => faultsIn(dialog.mode, values),
    send: async (values) => {
      const { path, method, body } = requestOf(dialog, values, bySuperuser);
      await api[method](path, body);
      onSaved(values.username);
    },
    failed: (error) => serverSentence(error) ?? t('users.saveFailed'),
    translate: (sentence) => {
      if (sentence === sentences.required) return t('users.required');
      return sentence === sentences.match ? t('users.passwordsMatch') : sentence;
    },
  });
  return { ...form, bySuperuser };
}

export type UserForm = ReturnType<typeof useUserForm>;

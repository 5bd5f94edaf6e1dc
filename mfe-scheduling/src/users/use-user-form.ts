import { fault } from '@portfolio/contracts/errors';
import { useApi, useUser } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { useTranslation } from '../translator.ts';
import { requestOf, schemas, valuesOf, type UserDialog } from './user-values.ts';

/** The form of one of the modal's modes, with the sentences of scheduling.md §5. */
export function useUserForm(dialog: UserDialog, onSaved: (username: string) => void) {
  const { t } = useTranslation();
  const api = useApi();
  const bySuperuser = useUser()?.is_superuser ?? false;
  const { mode } = dialog;
  const missing = { required: t('users.required') };
  const form = useForm({
    values: valuesOf(mode === 'create' ? undefined : dialog.user),
    schema: schemas[mode],
    request: (values) => requestOf(dialog, values, bySuperuser).body,
    rules: ({ password, confirmation }) => ({
      confirmation:
        mode !== 'edit' && (password === '' || password !== confirmation) ? fault('passwords_differ') : undefined,
    }),
    sentences: {
      username: missing,
      email: missing,
      password: { required: t('users.passwordsMatch') },
      confirmation: { passwords_differ: t('users.passwordsMatch') },
    },
    send: (body, values) => {
      const { path, method } = requestOf(dialog, values, bySuperuser);
      return api[method](path, body);
    },
    onSaved: (_, { username }) => onSaved(username),
    failed: t('users.saveFailed'),
  });
  return { ...form, bySuperuser };
}

export type UserForm = ReturnType<typeof useUserForm>;

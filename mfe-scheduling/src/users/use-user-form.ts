import { ApiError, useApi, useUser } from '@portfolio/remote-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../translator.ts';
import { faultsIn, requestOf, sentences, valuesOf, type UserDialog, type UserField } from './user-values.ts';

/** The form of a mode: checks, sends, and puts what is wrong on the fields; nothing typed is lost by a failure. */
export function useUserForm(dialog: UserDialog, onSaved: (username: string) => void) {
  const { t } = useTranslation();
  const api = useApi();
  const bySuperuser = useUser()?.is_superuser ?? false;
  const [failure, setFailure] = useState<string>();
  const form = useForm({ defaultValues: valuesOf(dialog.mode === 'create' ? undefined : dialog.user) });
  const { errors, isDirty, isSubmitting } = form.formState;

  const refuse = (faults: Partial<Record<string, string>>): void => {
    for (const [name, message] of Object.entries(faults)) {
      if (name in form.getValues()) form.setError(name as UserField, { message });
      else setFailure(message);
    }
  };

  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const faults = faultsIn(dialog.mode, values);
    if (Object.keys(faults).length > 0) return refuse(faults);
    const { path, method, body } = requestOf(dialog, values, bySuperuser);
    try {
      await api[method](path, body);
      onSaved(values.username);
    } catch (error) {
      if (error instanceof ApiError && error.status === 400 && Object.keys(error.fields).length > 0) {
        return refuse(error.fields);
      }
      setFailure(detailOf(error) ?? t('users.saveFailed'));
    }
  });

  const message = (name: UserField): string | undefined => {
    const sentence = errors[name]?.message;
    if (sentence === sentences.required) return t('users.required');
    return sentence === sentences.match ? t('users.passwordsMatch') : sentence;
  };

  return {
    failure,
    isDirty,
    isSubmitting,
    bySuperuser,
    submit: send,
    message,
    /** A field's error clears when it is edited. */
    field: (name: UserField) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: message(name),
    }),
  };
}

export type UserForm = ReturnType<typeof useUserForm>;

/** scheduling.md §8: the server's detail, where it gives one that a reader can use. */
function detailOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string'
    ? body.detail
    : undefined;
}

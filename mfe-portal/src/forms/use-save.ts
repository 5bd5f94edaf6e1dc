import { useLeaveGuard } from '@portfolio/remote-kit';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../translator.ts';
import { refusalOf } from './refusal.ts';

interface Options<Values> {
  /** Saves, and resolves to what the form shows from then on. */
  send: (values: Values) => Promise<Values>;
  /** What to say when it failed; `detail` is the server's own sentence, if any. */
  failed: (detail: string | undefined) => string;
  onSaved: (values: Values) => void;
}

/**
 * Saving a form: what was typed stays through every failure, the server's words go to their fields, and leaving with
 * unsaved changes is asked about.
 */
export function useSave<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { send, failed, onSaved }: Options<Values>,
) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string>();
  useLeaveGuard(form.formState.isDirty, t('form.unsaved'));

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      const saved = await send(values);
      form.reset(saved);
      onSaved(saved);
    } catch (error) {
      const { detail, fields } = refusalOf(error);
      const known = Object.entries(fields).filter(([name]) => name in values);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just looked up
      for (const [name, message] of known) form.setError(name as Path<Values>, { type: 'server', message });
      if (known.length === 0) setFailure(failed(detail));
    }
  });
  return { submit, failure };
}

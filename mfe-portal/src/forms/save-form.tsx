import { Button } from '@portfolio/ui/button';
import { Form, FormActions, type FormError } from '@portfolio/ui/form';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from '../translator.ts';

interface Props {
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  saving: boolean;
  /** Nothing to save. */
  disabled?: boolean;
  /** What is wrong with the fields, in their order. */
  errors?: readonly FormError[];
  /** Why the last try to save failed. */
  failure: string | undefined;
  children: ReactNode;
}

const none: readonly FormError[] = [];

/** The frame of the portal's forms: what is wrong, the fields, and one button. */
export function SaveForm({ submit, saving, disabled = false, errors = none, failure, children }: Props) {
  const { t } = useTranslation();
  return (
    <Form
      errors={failure === undefined ? errors : [...errors, { message: failure }]}
      errorsTitle={t('form.notSaved')}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <FormActions>
        <Button type="submit" variant="primary" size="large" disabled={disabled} loading={saving}>
          {t(saving ? 'form.saving' : 'form.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

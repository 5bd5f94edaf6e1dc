import type { FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Form, FormActions, type FormError } from '@portfolio/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from '../translator.ts';

interface Props {
  form: Pick<FormState<never>, 'props' | 'saving'>;
  /** Nothing to save. */
  disabled?: boolean;
  /** What the summary says, where that is not what the fields say. */
  errors?: readonly FormError[];
  children: ReactNode;
}

/** The frame of the portal's forms: what is wrong, the fields, and one button. */
export function SaveForm({ form: { props, saving }, disabled = false, errors = props.errors, children }: Props) {
  const { t } = useTranslation();
  return (
    <Form {...props} errors={errors} errorsTitle={t('form.notSaved')}>
      {children}
      <FormActions>
        <Button type="submit" variant="primary" size="large" disabled={disabled} loading={saving}>
          {t(saving ? 'saving' : 'save')}
        </Button>
      </FormActions>
    </Form>
  );
}

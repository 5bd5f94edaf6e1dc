import type { FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Form, FormActions, type FormError } from '@portfolio/ui/form';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsCopy } from '../offline/use-kept-query.tsx';
import { useTranslation } from '../translator.ts';

interface Props {
  form: Pick<FormState<never>, 'props' | 'saving'>;
  /** Nothing to save. */
  disabled?: boolean;
  /** What the summary says, where that is not what the fields say. */
  errors?: readonly FormError[];
  children: ReactNode;
}

/** All of a form at once: it looks as if it were not there. */
const Inside = styled.fieldset`
  display: contents;
`;

/** The frame of the portal's forms: what is wrong, the fields, and one button. A copy can be read only. */
export function SaveForm({ form: { props, saving }, disabled = false, errors = props.errors, children }: Props) {
  const { t } = useTranslation();
  const isCopy = useIsCopy();
  return (
    <Form {...props} errors={errors} errorsTitle={t('form.notSaved')}>
      <Inside disabled={isCopy}>
        {children}
        <FormActions>
          <Button type="submit" variant="primary" size="large" disabled={disabled} loading={saving}>
            {t(saving ? 'saving' : 'save')}
          </Button>
        </FormActions>
      </Inside>
    </Form>
  );
}
